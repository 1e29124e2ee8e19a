/** Every key of the console, in the notation of tinykeys; `?` shows them to the user. */
export const keys = {
  keyList: '[Shift]+?',
  palette: '$mod+KeyK',
  closeTab: 'Alt+KeyW',
  reopenTab: 'Alt+Shift+KeyT',
  refreshTab: 'Alt+KeyR',
  nextTab: 'Alt+PageDown',
  previousTab: 'Alt+PageUp',
  find: '/',
  add: 'Alt+KeyN',
  save: '$mod+KeyS',
  saveAgain: '$mod+Enter',
  leave: 'Escape',
} as const

export type KeyName = keyof typeof keys

const apple = navigator.platform.startsWith('Mac')
const names: Readonly<Record<string, string>> = { $mod: apple ? '⌘' : 'Ctrl', Alt: apple ? '⌥' : 'Alt', Escape: 'Esc' }

/** What to press, part by part, as the user's keyboard names it. */
export const pressOf = (name: KeyName): string[] =>
  // Which keys give the sign is the layout's.
  (name === 'keyList' ? '?' : keys[name]).split('+').map((part) => names[part] ?? part.replace(/^Key/, ''))
