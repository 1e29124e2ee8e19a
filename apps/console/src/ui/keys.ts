/** Every shortcut of the console, in the notation of tinykeys; `?` lists them. */
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

/** The keys to press, as named on the user's keyboard. */
export const pressOf = (name: KeyName): string[] =>
  // The keys of this character depend on the layout.
  (name === 'keyList' ? '?' : keys[name]).split('+').map((keyName) => names[keyName] ?? keyName.replace(/^Key/, ''))
