import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import { type KeyName, keys } from './keys.ts'

const writing = 'input, textarea, [contenteditable], [role=dialog]'

/** While the user types or in a dialog only keys with Ctrl (or ⌘) are shortcuts. */
const meansText = (event: KeyboardEvent) =>
  event.isComposing || (!(event.ctrlKey || event.metaKey) && (event.target as Element).closest(writing) !== null)

/** Listens for keys while the component is mounted. */
export function useKeys(handlers: { readonly [K in KeyName]?: (() => void) | undefined }): void {
  const press = useEffectEvent((name: KeyName) => handlers[name]?.())
  const names = Object.keys(handlers).join(' ')
  useEffect(() => {
    const bindings = (names.split(' ') as KeyName[]).map((name) => {
      const onPress = (event: KeyboardEvent) => {
        // Escape is also for overlays.
        if (name !== 'leave') event.preventDefault()
        press(name)
      }
      return [keys[name], onPress] as const
    })
    return tinykeys(window, Object.fromEntries(bindings), { ignore: meansText })
  }, [names])
}
