import { type RefObject, useEffect, useRef, useState } from 'react'
import type { chartOption } from './chartOption.ts'
import type { init } from './echarts.ts'

type Options = {
  option: ReturnType<typeof chartOption>
  onPick: (row: number, column: number) => void
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Draws into a box while its page is shown: the library, the largest of all, comes when the box is on the screen, and the drawing waits until
 * the box is as wide as something, which it is not in a tab that is hidden. Only the first drawing moves.
 */
export function useDrawing(box: RefObject<HTMLElement | null>, { option, onPick }: Options) {
  const [state, setState] = useState<'waiting' | 'loading' | 'drawn' | 'failed'>('waiting')
  const seen = useRef(false)
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    let ended = false
    let end = () => {}
    const draw = (begin: typeof init) => {
      let chart: ReturnType<typeof init> | undefined
      const fit = new ResizeObserver(() => {
        const { clientWidth: width, clientHeight: height } = element
        if (width === 0 || height === 0) return
        if (chart) return chart.resize({ width, height })
        chart = begin(element, null, { renderer: 'svg', width, height })
        // Labels are measured before they are drawn, so the font must be named.
        const textStyle = { fontFamily: getComputedStyle(element).fontFamily }
        chart.setOption({ ...option, textStyle, animation: !seen.current && !still.matches, animationDuration: 180 })
        chart.on('click', ({ dataIndex, seriesIndex }) => latest.current(dataIndex, seriesIndex ?? 0))
        seen.current = true
        setState('drawn')
      })
      fit.observe(element)
      end = () => {
        fit.disconnect()
        chart?.dispose()
      }
    }
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      setState((now) => (now === 'drawn' ? now : 'loading'))
      import('./echarts.ts').then(
        ({ init }) => ended || draw(init),
        () => ended || setState('failed'),
      )
    })
    near.observe(element)
    return () => {
      ended = true
      near.disconnect()
      end()
    }
  }, [box, option])
  return state
}
