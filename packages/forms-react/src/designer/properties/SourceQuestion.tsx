import { Alert, Button } from 'antd'
import { useId } from 'react'
import { useStore, useText } from '../DesignerContext.ts'
import { SourceEditor } from './editors/SourceEditor.tsx'

/** Asks a field that has just been put in where its options come from: a source, or options of its own. */
export function SourceQuestion({ id }: { id: string }) {
  const store = useStore()
  const t = useText()
  const select = useId()
  const set = (option: string, value: string | boolean) => store.run({ type: 'setOption', ids: [id], option, value })
  return (
    <Alert
      className="fd-problem"
      type="info"
      title={<label htmlFor={select}>{t('source.question')}</label>}
      description={
        <div className="fd-question">
          <SourceEditor id={select} value="" onChange={(source) => set('dynamicKey', String(source))} />
          <Button size="small" onClick={() => set('dynamic', false)}>
            {t('source.own')}
          </Button>
        </div>
      }
    />
  )
}
