import type { Field } from '@shouya/forms/document'
import { propertyName } from '@shouya/forms/names'
import { readOption } from '@shouya/forms/readOptions'
import { Button } from 'antd'
import { useStore, useText } from '../DesignerContext.ts'
import { SourceEditor } from './editors/SourceEditor.tsx'
import { PropertyRow } from './PropertyRow.tsx'
import { asksForSource } from './source.ts'

/** The source of a field's options, above all other options, because a new field may lack it. */
export function SourceSection({ id, field }: { id: string; field: Field }) {
  const store = useStore()
  const t = useText()
  const asks = asksForSource(field)
  const set = (option: string, value: string | boolean) => {
    store.run({ type: 'setOption', ids: [id], option, value })
    store.seal()
  }
  return (
    <section className="fd-source" data-asks={asks || undefined}>
      {asks && <h2>{t('source.question')}</h2>}
      <PropertyRow label={propertyName(store.lang, 'dynamicKey')}>
        {(input) => (
          <SourceEditor
            id={input}
            value={readOption(field, 'dynamicKey')}
            onChange={(source) => set('dynamicKey', source)}
          />
        )}
      </PropertyRow>
      {asks && (
        <Button size="small" onClick={() => set('dynamic', false)}>
          {t('source.own')}
        </Button>
      )}
    </section>
  )
}
