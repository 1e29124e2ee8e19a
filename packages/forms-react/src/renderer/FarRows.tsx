import { memo, useLayoutEffect, useRef } from 'react'
import { drawFar, type FarRowsShown } from './drawFar.ts'
import { useForm } from './formContext.ts'
import { nodeOf } from './store/formStore.ts'

/**
 * Fields far from the screen: their labels and issues are in the page, and a placeholder of each control takes the
 * focus. The rows are not React elements, because for 1,000 fields these cost more than everything else.
 */
export default memo(function FarRows({ ids }: { readonly ids: readonly string[] }) {
  const form = useForm()
  const container = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const nodes = ids.map((id) => nodeOf(form.store, form.store.top, id))
    const drawn: FarRowsShown = new Map()
    let isWanted = true
    let isAsked = false
    const draw = () => {
      isAsked = false
      if (isWanted && container.current) drawFar(container.current, nodes, drawn, form)
    }
    // Changes of several nodes are rendered in one microtask.
    const update = () => {
      if (!isAsked) queueMicrotask(draw)
      isAsked = true
    }
    draw()
    for (const node of nodes) node.tell(update)
    return () => {
      isWanted = false
      for (const node of nodes) node.forget(update)
    }
  }, [form, ids])

  return <div ref={container} className="sf-flow" />
})
