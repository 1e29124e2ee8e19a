import { labelOf } from '@shouya/forms/readOptions'
import { useForm } from '../formContext.ts'
import { controlId } from '../ids.ts'
import type { LayoutProps } from './layoutProps.ts'

export default function CardLayout({ node, snapshot: { field }, list }: LayoutProps) {
  const id = `${controlId(useForm().prefix, node)}-label`
  const label = labelOf(field)
  return (
    <section className="sf-item sf-card" aria-labelledby={label ? id : undefined}>
      {label && (
        <h3 id={id} className="sf-card-title">
          {label}
        </h3>
      )}
      <div className="sf-card-body">{list(['list'])}</div>
    </section>
  )
}
