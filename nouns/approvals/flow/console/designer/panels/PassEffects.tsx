import { PlusOutlined } from '@ant-design/icons'
import type { Effect } from '@shouya/approvals/definition'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDefinition, useFlowStore } from '../FlowContext.ts'
import { useKnown } from '../words/known.ts'
import EffectFields from './EffectFields.tsx'

/** What the passing of a request sets going. */
export default function PassEffects() {
  const { t } = useTranslation()
  const store = useFlowStore()
  const definition = useDefinition()
  const { topics } = useKnown()
  const effects = definition.onPass ?? []
  const write = (next: readonly Effect[]) => {
    const { onPass: _, ...rest } = definition
    if (next.length > 0) store.run({ do: 'setFlow', patch: { onPass: next } })
    else store.load(rest)
  }
  const [first] = topics
  return (
    <>
      {effects.map((effect, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an effect is its place
        <div className="flow-rule" key={at}>
          <EffectFields effect={effect} onChange={(next) => write(effects.with(at, next))} />
          <Button size="small" danger onClick={() => write(effects.toSpliced(at, 1))}>
            {t('flowDesign.panel.removeEffect')}
          </Button>
        </div>
      ))}
      {first && (
        <Button
          type="dashed"
          block
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => write([...effects, { topic: first.topic }])}
        >
          {t('flowDesign.panel.addEffect')}
        </Button>
      )}
    </>
  )
}
