import type { Effect } from '@shouya/approvals/definition'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../../../flow/console/words/known.ts'
import { withOption } from '../model/withOption.ts'
import { Choice } from './controls.tsx'

type Props<E extends Effect> = { effect: E; onChange: (effect: E) => void }

/** The topic to publish, and the topic that undoes it when the request is revoked. */
export default function EffectFields<E extends Effect>({ effect, onChange }: Props<E>) {
  const { t } = useTranslation()
  const { topics } = useKnown()
  const heard = topics.find(({ topic }) => topic === effect.topic)?.heard
  const options = (value: string | undefined) => [
    ...topics.map(({ topic, name }) => ({ value: topic, label: name })),
    ...(value === undefined || topics.some(({ topic }) => topic === value) ? [] : [{ value, label: value }]),
  ]
  return (
    <>
      <Choice<string>
        label={t('flowDesign.panel.topic')}
        showSearch={{ optionFilterProp: 'label' }}
        value={effect.topic}
        options={options(effect.topic)}
        onChange={(topic) => onChange({ ...effect, topic })}
      />
      {heard === false && <Alert type="info" showIcon title={t('flowDesign.panel.notHeard')} />}
      <Choice<string | undefined>
        label={t('flowDesign.panel.undo')}
        hint={t('flowDesign.panel.undoHint')}
        allowClear
        placeholder={t('flowDesign.panel.none')}
        showSearch={{ optionFilterProp: 'label' }}
        value={effect.undo}
        options={options(effect.undo)}
        onChange={(undo) => onChange(withOption(effect, 'undo', undo))}
      />
    </>
  )
}
