"""Which parts of a game's data are effects: every number and word below one of these keys must matter."""

EFFECTS = {
    "amulet": {"effects", "modifiers", "hooks", "cost", "goal", "lose", "require", "per"},
    "dice_king": {"steps", "joker", "tiers"},
    "night_watch": {"effect", "effect_base", "effect_full", "arrival", "requires", "timing", "cost", "vp"},
    "paladins": {"reward", "ability", "dismiss", "on_recruit", "trigger", "score", "requires"}
    | {"raises", "attack", "convert", "cost", "slots", "slot", "modes", "workers", "start", "market", "automa"},
    "valeria": {"effects", "on_turn", "off_turn", "reward", "instruction", "score", "cost", "timing", "activation"},
}
