import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S saves wherever the focus is: the browser would offer to save the page. */
export function useSaveKey(save: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
