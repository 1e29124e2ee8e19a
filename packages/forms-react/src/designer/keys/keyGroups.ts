import type { DesignerTextKey } from '../designerText.ts'

/** The keys of the canvas for display; keys of one entry do the same. `Mod` is Ctrl, or ⌘ on a Mac. */
export const keyGroups: readonly (readonly [DesignerTextKey, readonly string[]])[] = [
  ['keys.go', ['↑', '↓']],
  ['keys.levels', ['←', '→']],
  ['keys.ends', ['Home', 'End']],
  ['keys.extend', ['Shift+↑', 'Shift+↓']],
  ['keys.all', ['Mod+A']],
  ['keys.clear', ['Esc']],
  ['keys.insert', ['/', 'Insert']],
  ['keys.slot', ['[', ']']],
  ['keys.edit', ['Enter', 'F2']],
  ['keys.move', ['Alt+↑', 'Alt+↓']],
  ['keys.into', ['Alt+→']],
  ['keys.out', ['Alt+←']],
  ['keys.moveTo', ['M']],
  ['keys.duplicate', ['Mod+D']],
  ['keys.clipboard', ['Mod+C', 'Mod+X', 'Mod+V']],
  ['keys.remove', ['Delete']],
  ['keys.undo', ['Mod+Z']],
  ['keys.redo', ['Mod+Shift+Z', 'Mod+Y']],
  ['keys.save', ['Mod+S']],
  ['keys.list', ['?']],
]
