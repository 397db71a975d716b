// Wardroom: improves pages that work without it. Nothing here knows a rule; the server draws every table.
"use strict";
(() => {
  const $ = (query, within = document) => within.querySelector(query);
  const $$ = (query, within = document) => [...within.querySelectorAll(query)];
  const store = {
    get(name) { try { return JSON.parse(localStorage.getItem("wardroom-" + name)); } catch { return null; } },
    set(name, value) { try { localStorage.setItem("wardroom-" + name, JSON.stringify(value)); } catch { /* private */ } },
  };
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const MOMENT = 600;                                        // milliseconds that a question stands before it is settled for good

  // ---- things on every page ----------------------------------------------------------------------------------------
  function luck() {                                          // a player's part of the deal, from this very device
    for (const field of $$("[data-luck]")) {
      if (field.value) continue;
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }
  }

  function copying() {                                       // a secret link is selected by a touch, and copied
    for (const field of $$("[data-copy]")) {
      field.addEventListener("focus", () => { field.select(); navigator.clipboard?.writeText(field.value).catch(() => {}); });
    }
  }

  function copied() {                                        // a button beside a link that copies it, and says so
    for (const button of $$("[data-copies]")) {
      const field = document.getElementById(button.dataset.copies), label = $("span", button), said = label.textContent;
      button.hidden = false;
      button.addEventListener("click", async () => {
        field.select();
        if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
        else document.execCommand("copy");                   // a server in the house, without a certificate
        label.textContent = button.dataset.copied;
        setTimeout(() => { label.textContent = said; }, 2000);
      });
    }
  }

  function waiting() {                                       // the waiting room looks again when somebody sits down
    const room = $("[data-waiting]");
    if (!room || !window.EventSource) return;
    const stream = new EventSource(room.dataset.waiting);
    const look = async () => {                               // the first event comes at once: nothing is missed before it
      const page = await read(location.href).catch(() => null);
      if (page && $("main", page)?.textContent !== room.textContent) location.reload();
    };
    for (const news of ["seats", "position"]) stream.addEventListener(news, look);
    stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) setTimeout(waiting, 4000); });
    addEventListener("pagehide", () => stream.close(), { once: true });
  }

  function followed() {                                      // a box that tells the same keeps its step in the middle
    for (const box of $$("[data-follows]")) {
      const now = $(".is-now", box);
      if (now) box.scrollTop += now.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
    }
  }

  function stepping() {                                      // a replay, step by step or by itself; its cards glide
    let timer = 0;
    const onward = () => {
      const keys = $(".replay__keys");
      $(".since__steps .is-now")?.scrollIntoView({ block: "nearest" });
      followed();
      if (keys?.dataset.next) timer = setTimeout(() => go(keys.dataset.next), keys.dataset.after * 1000);
    };
    const go = async (address) => {
      clearTimeout(timer);
      const page = await read(address).catch(() => null);
      if (!page || !$(".replay__keys", page)) { location.href = address; return; }
      history.replaceState(null, "", address);
      await swap(page, true);
      onward();
    };
    document.addEventListener("click", (event) => {
      const link = event.target.closest(".replay__keys a, a[data-step]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(link.getAttribute("href"));
    });
    onward();
  }

  function rules() {                                         // the rules beside the page, open at the rule
    document.addEventListener("click", async (event) => {
      const link = event.target.closest("a.rule, a[data-rules]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !HTMLElement.prototype.showPopover) return;
      if (link.closest("#rules-panel") || link.pathname === location.pathname) return;
      event.preventDefault();
      const address = new URL(link.href);
      let panel = $("#rules-panel");
      if (!panel) {
        panel = document.createElement("div");
        Object.assign(panel, { id: "rules-panel", className: "sheet", popover: "auto", tabIndex: -1 });
        document.body.append(panel);
      }
      if (panel.dataset.page !== address.pathname) {
        const page = await read(address.pathname).catch(() => null);
        const text = page && $("main", page);
        if (!text) { location.href = link.href; return; }
        panel.replaceChildren(...text.childNodes);
        panel.dataset.page = address.pathname;
      }
      panel.showPopover();
      panel.focus();
      const rule = address.hash && panel.querySelector(`[id="${CSS.escape(address.hash.slice(1))}"]`);
      for (const old of $$(".is-found", panel)) old.classList.remove("is-found");
      if (rule) { rule.classList.add("is-found"); rule.scrollIntoView({ block: "center" }); }
    });
  }

  function folds(within = document) {                        // what was opened stays open
    const kept = store.get("folds") || {};
    for (const fold of $$("details[id]", within)) {
      if (fold.id.startsWith("why-") || fold.id === "fold-undo" || fold.matches(".fold--over")) continue;
      if (fold.id in kept) fold.open = kept[fold.id];
      fold.addEventListener("toggle", () => store.set("folds", { ...store.get("folds"), [fold.id]: fold.open }));
    }
  }

  function overlays() {                                      // what lies over the table goes by Escape and by a click beside it
    const open = () => $$(".fold--over[open]").filter((fold) => getComputedStyle(fold.lastElementChild).position === "absolute");
    document.addEventListener("click", (event) => { for (const fold of open()) if (!fold.contains(event.target)) fold.open = false; });
    document.addEventListener("keydown", (event) => {
      const last = event.key === "Escape" && !$("[popover]:popover-open") && open().pop();
      if (last) { last.open = false; $("summary", last).focus(); }
    });
  }

  const AWAY = [502, 503, 504];                              // what a proxy says while our server starts

  // ---- fetching and swapping ---------------------------------------------------------------------------------------
  async function read(address, options) {
    const signal = AbortSignal.timeout?.(20000);
    const answer = await fetch(address, { credentials: "same-origin", headers: { Accept: "text/html" }, signal, ...options });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    page.from = answer;
    if (!answer.ok && !$("#table", page)) throw Object.assign(new Error(answer.status), { status: answer.status });
    return page;
  }

  function uncovered(thing) {                                // what glides is drawn over all else: nothing from under the decision
    const box = thing.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return over && (thing.contains(over) || over.contains(thing));
  }

  function named(within) {                                   // cards keep their names, so that they glide
    const used = new Set();
    for (const thing of $$("[data-card]", within)) {
      if (used.has(thing.dataset.card) || !thing.checkVisibility?.() || !uncovered(thing)) continue;
      used.add(thing.dataset.card);
      thing.style.viewTransitionName = "c-" + thing.dataset.card.replace(/[^\w-]/g, "_");
    }
  }

  function unnamed() {
    for (const thing of $$("[data-card]")) thing.style.viewTransitionName = "";
  }

  function glide(change) {
    if (!document.startViewTransition || still.matches || document.hidden) { change(); return Promise.resolve(); }
    named(document);
    const moving = document.startViewTransition(() => { change(); named(document); });
    moving.ready.catch(() => {});                            // another one may take over
    return moving.finished.finally(unnamed).catch(() => {});
  }

  function focused() {                                       // how to find again what has the focus
    const now = document.activeElement;
    if (!now || now === document.body) return null;
    if (now.id) return `[id="${CSS.escape(now.id)}"]`;
    if (now.name && now.value) return `${now.localName}[name="${CSS.escape(now.name)}"][value="${CSS.escape(now.value)}"]`;
    return now.closest(".decision, .hand, .felt") ? "#main" : null;
  }

  let settled = Promise.resolve();
  function swap(page, stepped = false) {                     // one after the other: a new glide would end the one before
    settled = settled.then(() => swapped(page, stepped));
    return settled;
  }

  function swapped(page, stepped) {
    const old = $("#table"), fresh = $("#table", page);
    if (!fresh || fresh.dataset.seat !== old.dataset.seat) {   // the result; or somebody else holds the device now
      location.href = page.from.redirected ? page.from.url : location.pathname;
      return null;
    }
    if (!stepped && Number(fresh.dataset.position) < Number(old.dataset.position)) return null;   // an older answer came late
    const before = { ...old.dataset, ask: $("#ask")?.textContent, announced: $("#announced")?.textContent };
    if (fresh.dataset.question !== before.question) presented(false);
    const picked = fresh.dataset.position === before.position ? $$("#do input:checked").map((box) => box.value) : [];
    const open = $$("details[open][id]").map((fold) => fold.id), focus = focused(), typed = $("#panel-notes textarea")?.value;
    return glide(() => {
      for (const part of $$("[data-swap][id]", page)) {
        const told = part.id === "toasts" && !part.childElementCount && fresh.dataset.position === before.position;
        if (!told) $(`[id="${CSS.escape(part.id)}"]`)?.replaceWith(part);   // what was said stays until the next move
      }
      for (const panel of ["panel-hint", "panel-host"]) {
        const now = document.getElementById(panel), then = page.getElementById(panel);
        if (now && then && !now.matches(":popover-open")) now.replaceWith(then);
        else if (then && !now) document.body.append(then);
      }
      const notes = $("#panel-notes textarea");
      if (notes && typed !== undefined) notes.value = typed;
      for (const id of open) { const fold = document.getElementById(id); if (fold) fold.open = true; }
      for (const box of $$("#do input[type=checkbox]")) if (picked.includes(box.value)) box.checked = true;
      sorted();
      const target = focus && (document.querySelector(focus) || $("#main"));
      if (target) target.focus({ preventScroll: true });
      if (fresh.dataset.question !== before.question) presented();
    }).then(() => after(before));
  }

  function sighted() {                                       // on a phone: what is asked about on the table comes into sight
    const sheet = $(".decision"), things = $$("#table :is(.is-option, .spot):not(.is-then)").filter((thing) => thing.checkVisibility?.());
    if (!things.length || $(".asked", sheet) || getComputedStyle(sheet).position !== "sticky") return;
    const boxes = things.map((thing) => thing.getBoundingClientRect()), low = sheet.getBoundingClientRect().top;
    if (!boxes.some((box) => box.bottom > 50 && box.top < low)) things[0].scrollIntoView({ block: "start" });
  }

  function after(before) {
    const table = $("#table");
    if (table.dataset.turn && table.dataset.question !== before.question) sighted();
    folds(table);
    copying();
    document.title = table.dataset.title;
    const icon = $("link[rel=icon]");
    if (icon && icon.getAttribute("href") !== table.dataset.icon) icon.href = table.dataset.icon;
    const lines = $$(".logbox .log li").reverse().slice(0, Math.max(0, Math.min(3, table.dataset.told - before.told))).reverse();
    const ask = $("#ask")?.textContent;
    const said = $("#announced")?.textContent ?? "";         // what a host did to a seat
    announce([...lines.map((line) => line.lastElementChild.textContent.trim()), said !== before.announced ? said : "", ask !== before.ask ? ask : ""].join(" "));
    if (table.dataset.turn && !before.turn) knock(table.dataset.title);
    if (table.dataset.over && !before.over) setTimeout(() => location.assign(location.pathname), 2500);
  }

  let asked = "";                                            // the position at which a computer was found to think long
  function pacing() {                                        // how long that takes is the server's to say; the bar goes on by itself
    const table = $("#table"), bar = $("[data-pace]");
    if (bar) {
      bar.value = Math.min(bar.max, bar.value + 1);
      if (bar.value === bar.max) { delete bar.dataset.pace; refresh(); }
    } else if ($("[data-thinks]") && asked !== table.dataset.position) {
      asked = table.dataset.position;
      setTimeout(() => { if ($("[data-thinks]") && $("#table").dataset.position === asked) refresh(); }, 2500);
    }
  }

  function announce(text) { const place = $("#announce"); if (place && text.trim()) place.textContent = text; }

  function toast(text, kind = "") {
    const place = $("#toasts");
    if (!place || !text) return;
    const line = document.createElement("p");
    line.className = `toast ${kind && "toast--" + kind}`;
    line.textContent = text;
    place.replaceChildren(line);
  }

  // ---- the table ---------------------------------------------------------------------------------------------------
  async function sent(address, data) {                       // the same request: done once, however often it is sent
    for (let tries = 1; ; tries++) {
      try { return await read(address, { method: "POST", body: data }); } catch (error) {
        if (tries === 60 || (error.status && !AWAY.includes(error.status))) throw error;
        toast(document.body.dataset.lost, "warn");           // nobody answers: the server may be starting again
        await new Promise((done) => setTimeout(done, Math.min(500 * tries, 3000)));
      }
    }
  }

  function posting() {                                       // a form is sent without leaving the page; else as ever
    document.addEventListener("submit", async (event) => {
      const form = event.target, button = event.submitter;
      const address = button?.hasAttribute("formaction") ? button.formAction : form.action;
      if (event.defaultPrevented || form.method !== "post" || !$("#table")) return;
      if (!/\/games\/[^/]+\/(choose|undo|concede|hint|orders|notes|webhook|host|back|report)$/.test(address)) return;
      event.preventDefault();
      if (form.dataset.busy) return;
      form.dataset.busy = "1";
      const answer = sent(address, new URLSearchParams(new FormData(form, button))).catch(() => null);
      const shown = answer.then((page) => {
        delete form.dataset.busy;
        if (page?.from.redirected) history.replaceState(null, "", page.from.url);
        if (page) form.closest("[popover]")?.hidePopover?.();
        return page && swap(page);
      });
      if (/(choose|undo)$/.test(address)) sending = shown;   // its page is the new table: nobody need fetch that again
      if (await answer) {
        await shown;
        if ($(".decision__hint.is-thinking")) setTimeout(refresh, 1200);
        return;
      }
      if (button?.name) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: button.name, value: button.value }));
      form.action = address;
      form.submit();
    });
  }

  let seen = Infinity, pointed = false;                      // when this question was painted; whether the mouse moved since
  function presented(painted = true) {
    seen = Infinity;
    pointed = false;
    const question = $("#table")?.dataset.question;
    if (painted) requestAnimationFrame(() => requestAnimationFrame(() => {
      if ($("#table")?.dataset.question !== question) return;
      seen = performance.now();
      setTimeout(() => { if ($("#table")?.dataset.question === question) document.documentElement.dataset.seen = question; }, MOMENT);
    }));
  }

  function accidents() {                                     // what cannot be undone is chosen by who has seen the question
    presented();
    addEventListener("pointermove", (event) => {             // also sent when the page changes below a resting mouse
      if (event.pointerType === "mouse" && (event.movementX || event.movementY)) pointed = true;
    }, { passive: true });
    document.addEventListener("keydown", (event) => {        // a key that is held down never chooses
      if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.closest("button")) event.preventDefault();
    });
    document.addEventListener("click", (event) => {
      const button = event.target.closest("button[name=option], button[name=path]"), form = button?.form;
      const final = button?.dataset.final || form?.dataset.final?.split(" ").includes(button.value);
      if (!final || performance.now() >= seen + MOMENT) return;
      if (event.isTrusted && event.detail && pointed) return;
      event.preventDefault();
      toast(document.body.dataset.soon, "warn");
    }, true);
  }

  function sorted(by = store.get("sort")) {                  // the hand, as its owner likes it
    for (const hand of $$("[data-sort]")) {
      if (!by || !$(`[data-${by}]`, hand)) continue;
      hand.append(...[...hand.children].sort((a, b) => a.dataset[by] - b.dataset[by]));
      for (const button of $$(".mine__sort button")) button.setAttribute("aria-pressed", String(button.value === by));
    }
  }

  function sorting() {
    document.addEventListener("click", (event) => {
      const button = event.target.closest(".mine__sort button");
      if (!button) return;
      event.preventDefault();
      store.set("sort", button.value);
      glide(() => sorted(button.value));
    });
    sorted();
  }

  function keys() {                                          // press what the option says
    const box = $("[data-keys]");
    if (box) {
      const check = $("input", box);
      box.hidden = false;
      check.checked = store.get("keys") !== false;
      check.addEventListener("change", () => store.set("keys", check.checked));
    }
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || store.get("keys") === false) return;
      if (event.target.closest("input:not([type=checkbox]), select, textarea, [contenteditable], [popover]") || $("[popover]:popover-open")) return;
      const found = $(`.decision [data-press="${CSS.escape(event.key.toLowerCase())}"]`);
      if (found && event.key.length === 1) { event.preventDefault(); found.click(); }
    });
  }

  function notifying() {                                     // only after the player asked for it
    const place = $("[data-notify]");
    if (!place || !("Notification" in window) || Notification.permission === "denied") return;
    place.hidden = Notification.permission === "granted";
    $("button", place).addEventListener("click", async () => { place.hidden = (await Notification.requestPermission()) === "granted"; });
  }

  function knock(title) {
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      const note = new Notification(title, { tag: location.pathname, icon: $("#table").dataset.icon });
      note.onclick = () => { window.focus(); note.close(); };
    }
  }

  let latest = 0, lost = false, running = null, wanted = false, sending = Promise.resolve();
  function refresh(since) {                                  // one after the other, so that every move is seen
    if (running) { wanted = true; return running; }
    running = renewed(since).finally(() => { running = null; if (wanted) { wanted = false; refresh(); } });
    return running;
  }

  function missed() {
    if (!lost) toast(document.body.dataset.lost, "warn");
    lost = true;
  }

  async function renewed(since) {                            // what the server shows now; `since`: tell what was missed
    const table = $("#table"), query = new URLSearchParams(location.search);
    query.delete("toast");
    if (since !== undefined) query.set("since", since);
    const asked = location.search;
    try {
      const page = await read(`${table.dataset.table}?${query}`);
      if (asked !== location.search) { wanted = true; return; }   // something was sent meanwhile (for a hint): look again
      await swap(page);
      if (lost) toast(document.body.dataset.back, "good");
      lost = false;
    } catch {
      missed();
      setTimeout(() => refresh($("#table")?.dataset.told), 2000);
    }
    if ($(".decision__hint.is-thinking")) setTimeout(refresh, 1200);
  }

  function live() {
    const table = $("#table");
    if (!table || !window.EventSource || table.dataset.over) return;
    const stream = new EventSource(table.dataset.events);
    stream.addEventListener("position", async (event) => {
      await sending;
      const position = Number(event.data), now = $("#table");
      if (!now || position <= Math.max(latest, Number(now.dataset.position))) return;
      latest = position;
      if (now.dataset.more) { toast(now.dataset.more); return; }   // nobody is pulled away from what they look at
      refresh(lost ? now.dataset.told : undefined);
    });
    stream.addEventListener("seats", () => { if (!$("#table").dataset.more) refresh(); });   // somebody came or went; or the table stands still
    stream.addEventListener("open", () => { if (lost) refresh($("#table").dataset.told); });
    stream.addEventListener("error", () => {
      missed();
      if (stream.readyState === EventSource.CLOSED) setTimeout(() => { stream.close(); live(); }, 4000);
    });
    addEventListener("pagehide", () => stream.close(), { once: true });
  }

  luck();
  copying();
  copied();
  waiting();
  stepping();
  rules();
  folds();
  overlays();
  if ($("#table")) {
    accidents();
    posting();
    sorting();
    keys();
    notifying();
    live();
    setInterval(pacing, 1000);
    addEventListener("pageshow", (event) => { if (event.persisted) { live(); refresh($("#table").dataset.told); } });
    if ($(".decision__hint.is-thinking")) setTimeout(refresh, 1200);
  }
  document.documentElement.dataset.script = "on";            // from now on keys are heard
})();
