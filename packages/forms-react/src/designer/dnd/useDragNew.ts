import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Field } from '@shouya/forms/document'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useStore } from '../DesignerContext.ts'
import { asRecord } from './dragData.ts'

/** Makes a palette element draggable into the form. */
export function useDragNew(ref: RefObject<HTMLElement | null>, make: () => Field): void {
  const store = useStore()
  const data = useEffectEvent(() => asRecord({ store, kind: 'new', fields: [make()] }))
  useEffect(() => {
    if (!ref.current) return undefined
    return draggable({ element: ref.current, getInitialData: () => data() })
  }, [ref])
}
