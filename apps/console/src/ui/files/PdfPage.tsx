import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'

type Props = {
  file: PDFDocumentProxy
  number: number
  zoom: number
  /** The page that most of the window shows. */
  onNear: (number: number) => void
}

/** As high as A4 until its own size is known. */
const A4 = Math.SQRT2
/** Pixels of a canvas: phones refuse larger ones. */
const MOST_PIXELS = 16_000_000

/** One page: drawn when it comes near, and given back when it is far; its text is there for whoever does not see it. */
export default function PdfPage({ file, number, zoom, onNear }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(number === 1)
  const [ratio, setRatio] = useState(A4)
  const [text, setText] = useState('')

  useEffect(() => {
    const element = box.current
    if (!element) return
    const close = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.parentElement,
      rootMargin: '50% 0px',
    })
    const middle = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(number), {
      root: element.parentElement,
      rootMargin: '-49% 0px',
    })
    close.observe(element)
    middle.observe(element)
    return () => {
      close.disconnect()
      middle.disconnect()
    }
  }, [number, onNear])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is drawn anew
  useEffect(() => {
    const element = box.current
    if (!near || !element) return
    let left = false
    let stop = () => {}
    const canvas = document.createElement('canvas')
    canvas.setAttribute('aria-hidden', 'true')
    const draw = async () => {
      const page = await file.getPage(number)
      if (left) return
      const own = page.getViewport({ scale: 1 })
      setRatio(own.height / own.width)
      const wanted = (element.clientWidth * window.devicePixelRatio) / own.width
      const viewport = page.getViewport({
        scale: Math.min(wanted, Math.sqrt(MOST_PIXELS / (own.width * own.height))),
      })
      canvas.width = viewport.width
      canvas.height = viewport.height
      const task = page.render({ canvas, viewport })
      stop = () => task.cancel()
      element.append(canvas)
      await task.promise
      const { items } = await page.getTextContent()
      if (!left) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    // A page that cannot be drawn stays white; the others are there.
    draw().catch(() => undefined)
    return () => {
      left = true
      stop()
      canvas.remove()
    }
  }, [near, file, number, zoom])

  return (
    <div ref={box} className="ui-pdf-page" style={{ width: `${zoom * 100}%`, aspectRatio: `1 / ${ratio}` }}>
      <p className="sr-only">{text}</p>
    </div>
  )
}
