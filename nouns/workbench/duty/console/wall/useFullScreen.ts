import { useEffect, useState } from 'react'

/**
 * A page that takes the whole window, and the whole screen where the browser allows it. The document itself goes there, since
 * drawers and messages stand beside the page.
 */
export function useFullScreen(): [boolean, (full: boolean) => void] {
  const [full, setFull] = useState(false)
  useEffect(() => {
    if (!full) return
    const root = document.documentElement
    root.dataset.wall = ''
    // A phone's browser may have no such thing; the window is taken all the same.
    root.requestFullscreen?.().catch(() => undefined)
    const left = () => document.fullscreenElement === null && setFull(false)
    const pressed = ({ key }: KeyboardEvent) =>
      key === 'Escape' && !document.querySelector('.ant-drawer-open') && setFull(false)
    document.addEventListener('fullscreenchange', left)
    // Before a drawer hears it, which closes first.
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
