import { useEffect, useState } from 'react'

/**
 * A page that fills the window, and the whole screen where the browser allows it. The root element goes full screen,
 * because drawers and messages are outside the page.
 */
export function useFullScreen(): [boolean, (full: boolean) => void] {
  const [full, setFull] = useState(false)
  useEffect(() => {
    if (!full) return
    const root = document.documentElement
    root.dataset.wall = ''
    // Phone browsers may not support full screen; the page fills the window nevertheless.
    root.requestFullscreen?.().catch(() => undefined)
    const left = () => document.fullscreenElement === null && setFull(false)
    const pressed = ({ key }: KeyboardEvent) =>
      key === 'Escape' && !document.querySelector('.ant-drawer-open') && setFull(false)
    document.addEventListener('fullscreenchange', left)
    // Captures the key before drawers do; an open drawer must close first.
    window.addEventListener('keydown', pressed, true)
    return () => {
      delete root.dataset.wall
      document.removeEventListener('fullscreenchange', left)
      window.removeEventListener('keydown', pressed, true)
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined)
    }
  }, [full])
  return [full, setFull]
}
