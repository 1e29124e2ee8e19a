import { memo, useLayoutEffect, useRef } from 'react'
import { drawFar, type FarRowsShown } from './drawFar.ts'
import { useForm } from './formContext.ts'
import { nodeOf } from './store/formStore.ts'

/**
 * Fields far from the screen: labels and issues are there, the place of each control takes the focus for it. React knows
 * only the place of them all: at 1,000 fields its own notes on rows that nobody sees cost more than everything else.
 */
export default memo(function FarRows({ ids }: { readonly ids: readonly string[] }) {
  const form = useForm()
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const nodes = ids.map((id) => nodeOf(form.store, form.store.top, id))
    const shown: FarRowsShown = new Map()
    let isWanted = true
    let isAsked = false
    const draw = () => {
      isAsked = false
      if (isWanted && place.current) drawFar(place.current, nodes, shown, form)
    }
    // Nodes that change together are drawn together.
    const ask = () => {
      if (!isAsked) queueMicrotask(draw)
      isAsked = true
    }
    draw()
    for (const node of nodes) node.tell(ask)
    return () => {
      isWanted = false
      for (const node of nodes) node.forget(ask)
    }
  }, [form, ids])

  return <div ref={place} className="sf-flow" />
})
