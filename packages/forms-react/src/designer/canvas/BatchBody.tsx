import { labelOf } from '@shouya/forms/readOptions'
import { useText } from '../DesignerContext.ts'
import type { BodyProps } from './slotProps.ts'

const slot = ['list'] as const

/** The columns of a dynamic table side by side, as one row of it. */
export function BatchBody({ id, field, Slot }: BodyProps) {
  const t = useText()
  return (
    <section className="fd-batch">
      <header aria-hidden>
        {labelOf(field)} <small>{t('canvas.rows')}</small>
      </header>
      <Slot parent={id} slot={slot} axis="horizontal" />
    </section>
  )
}
