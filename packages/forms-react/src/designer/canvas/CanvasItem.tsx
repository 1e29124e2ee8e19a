import { ExclamationCircleFilled, QuestionCircleFilled, WarningFilled } from '@ant-design/icons'
import { indexDocument } from '@shouya/forms/indexDocument'
import { typeName } from '@shouya/forms/names'
import type { Problem } from '@shouya/forms/problem'
import { problemText } from '@shouya/forms/problemText'
import { memo, useRef } from 'react'
import { itemId, useDesigner, useDesignerParts, useField, useStore, useText } from '../DesignerContext.ts'
import { useFieldDrag } from '../dnd/useFieldDrag.ts'
import { isQuestion } from '../properties/source.ts'
import { documentOf } from '../store/designerState.ts'
import { titleOf } from '../store/inWords.ts'
import { problemsOf } from '../store/problemsOf.ts'
import { ItemActions } from './ItemActions.tsx'
import { ItemBody } from './ItemBody.tsx'
import type { BodyProps } from './slotProps.ts'

interface CanvasItemProps extends Pick<BodyProps, 'id' | 'Slot'> {
  readonly axis: 'horizontal' | 'vertical'
}

/**
 * One field on the canvas. Its visible part is a picture; for screen readers an entry of the tree names it, followed by
 * its children. Renders again only when the field changes, or its selection or hover.
 */
export const CanvasItem = memo(function CanvasItem({ id, axis, Slot }: CanvasItemProps) {
  const element = useRef<HTMLDivElement>(null)
  const { store, prefix } = useDesignerParts()
  const t = useText()
  const field = useField(id)
  const level = useDesigner((state) => indexDocument(documentOf(state)).byId.get(id)?.depth)
  const isSelected = useDesigner(({ selection }) => selection.includes(id))
  const isOnly = useDesigner(({ selection }) => selection.length === 1 && selection[0] === id)
  const isHovered = useDesigner(({ hover }) => hover === id)
  const problems = useDesigner((state) => problemsOf(state.problems, id))
  useFieldDrag(element, id, axis)
  if (!field) return null
  const state = `${isSelected ? ' is-selected' : ''}${isHovered ? ' is-hovered' : ''}`
  const dimmed = field.options?.hidden === true ? ' is-hidden' : ''
  const name = `${titleOf(field, store.lang)}, ${typeName(store.lang, field.type)}`
  return (
    <div ref={element} className={`fd-item${state}${dimmed}`} data-field={id} data-type={field.type} data-axis={axis}>
      <div
        id={itemId(prefix, id)}
        role="treeitem"
        tabIndex={-1}
        aria-level={level}
        aria-selected={isSelected}
        aria-label={problems ? `${name}, ${t('problem.count', { count: problems.length })}` : name}
        className="fd-item-name"
      />
      <ItemBody id={id} field={field} Slot={Slot} />
      {problems && <ProblemMark problems={problems} />}
      {isOnly && <ItemActions id={id} />}
    </div>
  )
})

const ICONS = { error: ExclamationCircleFilled, warning: WarningFilled, question: QuestionCircleFilled }

/** Marks a field with problems; the tooltip lists them, the properties offer the fixes. */
function ProblemMark({ problems }: { problems: readonly Problem[] }) {
  const { lang } = useStore()
  const mistakes = problems.filter((problem) => !isQuestion(problem))
  const isBad = mistakes.some(({ level }) => level === 'error')
  const level = isBad ? 'error' : mistakes.length > 0 ? 'warning' : 'question'
  const Icon = ICONS[level]
  const texts = problems.map(({ code, params }) => problemText(lang, { code, params })).join('\n')
  return (
    <span className="fd-item-mark" data-level={level} title={texts} aria-hidden>
      <Icon aria-hidden="true" />
    </span>
  )
}
