import { useEffect, useEffectEvent } from 'react'

type Shortcuts = { onSearch: () => void; onNew: () => void; onEscape: () => void }

/** Keys of a list page: `/` to the search field, Alt+N for a new record, Escape back from the whole window. */
export function useShortcuts({ onSearch, onNew, onEscape }: Shortcuts): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // Not while somebody types, and not behind a drawer.
    if ((event.target as HTMLElement).closest('input, textarea, [contenteditable], [role=dialog]')) return
    if (event.key === 'Escape') return onEscape()
    if (event.key === '/') onSearch()
    else if (event.altKey && event.code === 'KeyN') onNew()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
