import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { TitlePart } from '@shouya/approvals/definition'
import { Button, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../../../flow/console/words/known.ts'
import { useFlowWords } from '../../../flow/console/words/useFlowWords.ts'
import { useDefinition, useFlowStore } from '../FlowContext.ts'

const TEXT = 'text'
const facts = ['initiator', 'flow', 'day'] as const

/** The parts of a request's title: texts, fields, facts, in order. */
export default function TitleEditor() {
  const { t } = useTranslation()
  const store = useFlowStore()
  const definition = useDefinition()
  const { form, fieldName } = useKnown()
  const words = useFlowWords()
  const parts = definition.title ?? []
  const write = (next: readonly TitlePart[], about?: string) => {
    const { title: _, ...rest } = definition
    if (next.length > 0) store.run({ do: 'setFlow', patch: { title: next } }, about)
    else store.load(rest)
  }
  const options = [
    { value: TEXT, label: t('flow.titlePart.text') },
    ...facts.map((of) => ({ value: `of ${of}`, label: t(`flow.titlePart.${of}`) })),
    ...[...(form?.top.byModel.keys() ?? [])].map((model) => ({ value: `field ${model}`, label: fieldName(model) })),
  ]
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
        <div className="flow-rule-head" key={at}>
          <Select<string>
            aria-label={t('flowDesign.panel.titlePart', { no: at + 1 })}
            className="flow-wide"
            showSearch={{ optionFilterProp: 'label' }}
            value={headOf(part)}
            options={options}
            onChange={(head) => write(parts.with(at, makePart(head)))}
          />
          {'text' in part && (
            <Input
              aria-label={t('flow.titlePart.text')}
              maxLength={60}
              value={part.text}
              onChange={({ target }) => write(parts.with(at, { text: target.value }), `title.${at}`)}
            />
          )}
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={t('flowDesign.panel.removePart', { no: at + 1 })}
            onClick={() => write(parts.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => write([...parts, parts.length === 0 ? { of: 'initiator' } : { text: '-' }])}
      >
        {t('flowDesign.panel.addPart')}
      </Button>
      <p className="ui-note">{parts.length > 0 ? words.title(definition) : t('flowDesign.panel.usualTitle')}</p>
    </>
  )
}

function headOf(part: TitlePart): string {
  if ('text' in part) return TEXT
  return 'field' in part ? `field ${part.field}` : `of ${part.of}`
}

function makePart(head: string): TitlePart {
  if (head === TEXT) return { text: '-' }
  const fact = facts.find((of) => head === `of ${of}`)
  return fact ? { of: fact } : { field: head.slice('field '.length) }
}
