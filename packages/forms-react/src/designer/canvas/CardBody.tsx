import { labelOf } from '@shouya/forms/readOptions'
import type { BodyProps } from './slotProps.ts'

const slot = ['list'] as const

export function CardBody({ id, field, Slot }: BodyProps) {
  return (
    <section className="fd-card">
      <header aria-hidden>{labelOf(field)}</header>
      <Slot parent={id} slot={slot} />
    </section>
  )
}
