import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import './print.css'

type Props = {
  landscape?: boolean
  /** Foot of every page, left and right; `{page}` and `{pages}` are counted by the browser. */
  footLeft: string
  footRight: string
  /** After the print dialog was closed. */
  onClose: () => void
  children: ReactNode
}

/** A text as a CSS string. */
const quoted = (text: string) => `"${text.replace(/["\\\n]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`

const counted = (text: string) =>
  text
    .split(/(\{pages?\})/)
    .map((part) => (part === '{page}' ? 'counter(page)' : part === '{pages}' ? 'counter(pages)' : quoted(part)))
    .join(' ')

/** Waits until every image is decoded, so that no signature is missing; a broken one does not delay the print. */
const pictures = (root: Element) =>
  Promise.all(Array.from(root.querySelectorAll('img'), (img) => img.decode().catch(() => undefined)))

/** Prints its children on A4 instead of the page, immediately. */
export default function PrintSheet({ landscape = false, footLeft, footRight, onClose, children }: Props) {
  const closed = useEffectEvent(onClose)
  useEffect(() => {
    const sheet = document.getElementById('print-sheet')
    if (!sheet) return
    let isGone = false
    document.documentElement.classList.add('printing')
    const onAfterPrint = () => closed()
    addEventListener('afterprint', onAfterPrint)
    void pictures(sheet).then(() => {
      if (!isGone) window.print()
    })
    return () => {
      isGone = true
      removeEventListener('afterprint', onAfterPrint)
      document.documentElement.classList.remove('printing')
    }
  }, [])
  const page = `@page { size: A4 ${landscape ? 'landscape' : 'portrait'}; margin: 12mm 12mm 16mm;
    @bottom-left { content: ${counted(footLeft)}; font-size: 9pt }
    @bottom-right { content: ${counted(footRight)}; font-size: 9pt } }`
  return createPortal(
    <div id="print-sheet" className="print-sheet">
      <style>{page}</style>
      {children}
    </div>,
    document.body,
  )
}
