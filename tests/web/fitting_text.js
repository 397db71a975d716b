// What cannot be read on a page: see fitting_text.py.
() => {
  const SLACK = 1.5, faults = new Set();
  const style = new Map(), styled = (it) => { if (!style.has(it)) style.set(it, getComputedStyle(it)); return style.get(it); };
  const name = (it) => it.closest("[class]")?.getAttribute("class").split(" ").slice(0, 2).join(".") || it.localName;
  const opaque = (it) => { const s = styled(it); return s.backgroundImage !== "none" || !/rgba\(.*, 0\)|transparent|\/ 0\)/.test(s.backgroundColor); };
  const boxed = (it) => { const s = styled(it); return opaque(it) || parseFloat(s.borderRightWidth) > 0; };
  const labels = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const it = node.parentElement, text = node.data.trim();
    if (!text || it.closest("svg, script, style, noscript, select, .sr, [popover]:not(:popover-open), .skip")) continue;
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const range = document.createRange(); range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1);
    if (!rects.length) continue;
    const chain = []; for (let up = it; up && up !== document.body; up = up.parentElement) chain.push(up);
    if (chain.some((up) => styled(up).clipPath !== "none")) continue;   // said, not shown
    labels.push({ it, text, rects, chain });
    const say = (what) => faults.add(`${what}: ${text.slice(0, 40)} (${name(it)})`);
    // a word broken where no hyphen may stand
    for (const word of node.data.matchAll(/[\p{L}\p{N}\u00ad]{3,}/gu)) {
      if (word[0].includes('\u00ad') || it.closest(".hash")) continue;   // nobody reads a hash
      range.setStart(node, word.index); range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].filter((r) => r.width > 1).map((r) => Math.round(r.top))).size > 1) say("broken");
    }
    // cut by something that cannot be scrolled, and that does not open
    const opens = it.closest("[popovertarget], .asked__card, .hand--opens > li, .opens > li, details:not([open]) > summary");
    for (const up of chain) {
      const s = styled(up), box = up.getBoundingClientRect();
      if (up.closest(".hand--opens > li") && opens) continue;
      const out = (r, x, y) => (x && (r.right > box.right + SLACK || r.left < box.left - SLACK)) || (y && (r.bottom > box.bottom + 2 * SLACK || r.top < box.top - 2 * SLACK));
      const hid = (way) => way === "hidden" || way === "clip";
      if ((hid(s.overflowX) || hid(s.overflowY)) && !opens && rects.some((r) => out(r, hid(s.overflowX), hid(s.overflowY)))) { say("cut"); break; }
      if (s.overflowX === "auto" || s.overflowY === "auto" || s.overflowX === "scroll" || s.position === "fixed") break;
    }
    // beside the box that it is painted in
    const frame = chain.find(boxed);
    if (frame && !opens && frame !== document.documentElement) {
      const box = frame.getBoundingClientRect(), s = styled(frame);
      const scrolls = chain.slice(0, chain.indexOf(frame) + 1).some((up) => ["auto", "scroll"].includes(styled(up).overflowX));
      const slack = frame.matches("button, .button, .chip, .option") ? SLACK : SLACK + 1;
      if (!scrolls && rects.some((r) => r.right > box.right + slack || r.left < box.left - slack)) say("beside its box " + name(frame));
      const tall = chain.slice(0, chain.indexOf(frame) + 1).some((up) => ["auto", "scroll"].includes(styled(up).overflowY));
      if (!tall && rects.some((r) => r.bottom > box.bottom + 3 || r.top < box.top - 3)) say("above or below its box " + name(frame));
    }
    if (rects.some((r) => r.right + scrollX > document.documentElement.clientWidth + SLACK) && !chain.some((up) => ["auto", "scroll", "hidden", "clip"].includes(styled(up).overflowX))) say("off the page");
  }
  // two labels on one another, with nothing painted between them
  const all = labels.flatMap((one) => one.rects.map((r) => ({ one, r }))).sort((a, b) => a.r.top - b.r.top);
  const shown = (one, x, y) => one.chain.every((up) => { const s = styled(up); if (s.overflowX === "visible" && s.overflowY === "visible") return true; const b = up.getBoundingClientRect(); return x >= b.left && x <= b.right && y >= b.top && y <= b.bottom; });
  for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length && all[j].r.top < all[i].r.bottom - 4; j++) {
    const a = all[i], b = all[j];
    if (a.one === b.one || (a.one.it.closest('.hand--opens > li') && a.one.it.closest('.hand--opens > li') === b.one.it.closest('.hand--opens > li'))) continue;
    const wide = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left), high = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top);
    if (wide < 3 || high < 5) continue;
    const x = (Math.max(a.r.left, b.r.left) + Math.min(a.r.right, b.r.right)) / 2, y = (Math.max(a.r.top, b.r.top) + Math.min(a.r.bottom, b.r.bottom)) / 2;
    if (!shown(a.one, x, y) || !shown(b.one, x, y)) continue;
    const between = (one, other) => one.chain.slice(0, one.chain.findIndex((up) => up.contains(other.it)) >= 0 ? one.chain.findIndex((up) => up.contains(other.it)) : undefined);
    const covers = (one, other) => between(one, other).some((up) => { const box = up.getBoundingClientRect(); return opaque(up) && box.width > 8; });
    if (covers(a.one, b.one) || covers(b.one, a.one)) continue;
    faults.add(`on one another: ${a.one.text.slice(0, 30)} | ${b.one.text.slice(0, 30)} (${name(a.one.it)} | ${name(b.one.it)})`);
  }
  // covered by a thing that is drawn over it
  const hits = document.head.appendChild(Object.assign(document.createElement("style"), { textContent: "* { pointer-events: auto !important; }" }));
  for (const { it, text, rects, chain } of labels) {
    if (it.closest(".hand--opens") || styled(chain.at(-1)).position === "fixed") continue;
    for (const r of rects) for (const part of [.05, .5, .95]) {
      const x = r.left + r.width * part, y = r.top + r.height / 2;
      if (!shown({ chain }, x, y)) continue;
      const stack = document.elementsFromPoint(x, y), at = stack.findIndex((up) => up === it || it.contains(up));
      const over = stack.slice(0, at < 0 ? 0 : at).find((up) => !up.contains(it) && !up.matches("svg, .sr") && (up instanceof SVGElement ? !up.closest("svg").contains(it) : opaque(up)));
      if (over && !over.closest(".decision, .toasts, .top")) faults.add(`covered: ${text.slice(0, 40)} (${name(it)}) by ${name(over)}`);
    }
  }
  hits.remove();
  // the name of a place nearer to another place than to its own
  const places = [...document.querySelectorAll("li.place")].filter((one) => one.checkVisibility()).map((one) => ({ disc: one.querySelector(".disc")?.getBoundingClientRect(), plate: one.querySelector(".plate")?.getBoundingClientRect(), text: one.querySelector(".plate__name")?.firstChild?.data }));
  const far = ({ left, right, top, bottom }, disc) => Math.hypot(Math.max(left - disc.x - disc.width / 2, 0, disc.x + disc.width / 2 - right), Math.max(top - disc.y - disc.height / 2, 0, disc.y + disc.height / 2 - bottom)) - disc.width / 2;
  for (const one of places) if (one.plate?.width) for (const other of places)
    if (other !== one && far(one.plate, other.disc) <= far(one.plate, one.disc)) faults.add(`ambiguous: ${one.text} is nearer to ${other.text}`);
  return [...faults];
}
