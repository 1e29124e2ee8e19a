import type { Direction } from './positions.ts'

/** The actions of keys on the canvas. */
export type KeyAction =
  | {
      readonly act: 'go'
      readonly to: 'next' | 'previous' | 'parent' | 'child' | 'first' | 'last'
      readonly extend: boolean
    }
  | { readonly act: 'move'; readonly direction: Direction }
  /** To the next or previous slot of the selected container: the cell, column or tab that the palette fills. */
  | { readonly act: 'point'; readonly step: 1 | -1 }
  | {
      readonly act:
        | 'remove'
        | 'duplicate'
        | 'undo'
        | 'redo'
        | 'selectAll'
        | 'clear'
        | 'edit'
        | 'insert'
        | 'moveTo'
        | 'keys'
    }

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const GO = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'parent',
  ArrowRight: 'child',
  Home: 'first',
  End: 'last',
} as const

const MOVE: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

const PLAIN = {
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'clear',
  Enter: 'edit',
  F2: 'edit',
  Insert: 'insert',
  '/': 'insert',
  m: 'moveTo',
  '?': 'keys',
} as const

const WITH_CONTROL = { d: 'duplicate', a: 'selectAll', y: 'redo' } as const

const has = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key)

/** The action of a key; undefined leaves it to the browser (copy, cut and paste have events of their own). */
export function keyAction(pressed: Key): KeyAction | undefined {
  const { key, altKey, shiftKey } = pressed
  const control = pressed.ctrlKey || pressed.metaKey
  const letter = key.toLowerCase()
  if (altKey) return !control && has(MOVE, key) ? { act: 'move', direction: MOVE[key] as Direction } : undefined
  if (control && letter === 'z') return { act: shiftKey ? 'redo' : 'undo' }
  if (control) return has(WITH_CONTROL, letter) ? { act: WITH_CONTROL[letter] } : undefined
  if (has(GO, key)) return { act: 'go', to: GO[key], extend: shiftKey }
  if (key === ']' || key === '[') return { act: 'point', step: key === ']' ? 1 : -1 }
  const keyName = key.length === 1 ? letter : key
  return has(PLAIN, keyName) ? { act: PLAIN[keyName] } : undefined
}
