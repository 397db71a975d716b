### The tokens that are cards to the table: pirates and artifacts.

## Pirates

card-pirate_01 = Pirate (green, bounty)
    .text = Green exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_02 = Pirate (green, bounty)
    .text = Green exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_03 = Pirate (green, bounty)
    .text = Green exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_04 = Pirate (green, bounty)
    .text = Green exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_05 = Pirate (green, bounty)
    .text = Green exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_06 = Pirate (green, bounty)
    .text = Green exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_07 = Pirate (green, prisoner)
    .text = Green exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_08 = Pirate (green, prisoner)
    .text = Green exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_09 = Pirate (green, prisoner)
    .text = Green exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_10 = Pirate (green, prisoner)
    .text = Green exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_11 = Pirate (purple, bounty)
    .text = Purple exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_12 = Pirate (purple, bounty)
    .text = Purple exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_13 = Pirate (purple, bounty)
    .text = Purple exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_14 = Pirate (purple, bounty)
    .text = Purple exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_15 = Pirate (purple, bounty)
    .text = Purple exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_16 = Pirate (purple, bounty)
    .text = Purple exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_17 = Pirate (purple, prisoner)
    .text = Purple exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_18 = Pirate (purple, prisoner)
    .text = Purple exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_19 = Pirate (purple, prisoner)
    .text = Purple exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_20 = Pirate (purple, prisoner)
    .text = Purple exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_21 = Pirate (yellow, bounty)
    .text = Yellow exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_22 = Pirate (yellow, bounty)
    .text = Yellow exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_23 = Pirate (yellow, bounty)
    .text = Yellow exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_24 = Pirate (yellow, bounty)
    .text = Yellow exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_25 = Pirate (yellow, bounty)
    .text = Yellow exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_26 = Pirate (yellow, bounty)
    .text = Yellow exhaust. Reward: 1 medal; 1 artifact.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_27 = Pirate (yellow, prisoner)
    .text = Yellow exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_28 = Pirate (yellow, prisoner)
    .text = Yellow exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_29 = Pirate (yellow, prisoner)
    .text = Yellow exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

card-pirate_30 = Pirate (yellow, prisoner)
    .text = Yellow exhaust. Reward: 1 android.
    .rule = SHIP-7.2 SHIP-7.7 SHIP-7.8

## Artifacts

card-red_yellow_1 = Ember Shard (red, yellow)
    .text = Together with another artifact that shows red it activates a red room, with one that shows yellow a yellow room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_2 = Ember Shard (red, yellow)
    .text = Together with another artifact that shows red it activates a red room, with one that shows yellow a yellow room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_3 = Ember Shard (red, yellow)
    .text = Together with another artifact that shows red it activates a red room, with one that shows yellow a yellow room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_4 = Ember Shard (red, yellow)
    .text = Together with another artifact that shows red it activates a red room, with one that shows yellow a yellow room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_5 = Ember Shard (red, yellow)
    .text = Together with another artifact that shows red it activates a red room, with one that shows yellow a yellow room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_6 = Ember Shard (red, yellow)
    .text = Together with another artifact that shows red it activates a red room, with one that shows yellow a yellow room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_7 = Ember Shard (red, yellow)
    .text = Together with another artifact that shows red it activates a red room, with one that shows yellow a yellow room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_8 = Ember Shard (red, yellow)
    .text = Together with another artifact that shows red it activates a red room, with one that shows yellow a yellow room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_yellow_9 = Ember Shard (red, yellow)
    .text = Together with another artifact that shows red it activates a red room, with one that shows yellow a yellow room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_1 = Dusk Shard (red, blue)
    .text = Together with another artifact that shows red it activates a red room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_2 = Dusk Shard (red, blue)
    .text = Together with another artifact that shows red it activates a red room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_3 = Dusk Shard (red, blue)
    .text = Together with another artifact that shows red it activates a red room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_4 = Dusk Shard (red, blue)
    .text = Together with another artifact that shows red it activates a red room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_5 = Dusk Shard (red, blue)
    .text = Together with another artifact that shows red it activates a red room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_6 = Dusk Shard (red, blue)
    .text = Together with another artifact that shows red it activates a red room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_7 = Dusk Shard (red, blue)
    .text = Together with another artifact that shows red it activates a red room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_8 = Dusk Shard (red, blue)
    .text = Together with another artifact that shows red it activates a red room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-red_blue_9 = Dusk Shard (red, blue)
    .text = Together with another artifact that shows red it activates a red room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_1 = Tide Shard (yellow, blue)
    .text = Together with another artifact that shows yellow it activates a yellow room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_2 = Tide Shard (yellow, blue)
    .text = Together with another artifact that shows yellow it activates a yellow room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_3 = Tide Shard (yellow, blue)
    .text = Together with another artifact that shows yellow it activates a yellow room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_4 = Tide Shard (yellow, blue)
    .text = Together with another artifact that shows yellow it activates a yellow room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_5 = Tide Shard (yellow, blue)
    .text = Together with another artifact that shows yellow it activates a yellow room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_6 = Tide Shard (yellow, blue)
    .text = Together with another artifact that shows yellow it activates a yellow room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_7 = Tide Shard (yellow, blue)
    .text = Together with another artifact that shows yellow it activates a yellow room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_8 = Tide Shard (yellow, blue)
    .text = Together with another artifact that shows yellow it activates a yellow room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5

card-yellow_blue_9 = Tide Shard (yellow, blue)
    .text = Together with another artifact that shows yellow it activates a yellow room, with one that shows blue a blue room, with any other a grey room.
    .rule = SHIP-4.8 SHIP-13.5
