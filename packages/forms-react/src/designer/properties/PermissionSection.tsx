import type { Field } from '@shouya/forms/document'
import { isObject } from '@shouya/forms/json'
import { propertyName } from '@shouya/forms/names'
import { valueKindOf } from '@shouya/forms/valueKind'
import { Input } from 'antd'
import { useStore, useText } from '../DesignerContext.ts'
import { PropertyRow } from './PropertyRow.tsx'
import { PropertySection } from './PropertySection.tsx'
import { SwitchRow } from './SwitchRow.tsx'

/** The permission that a field requires, and whether its value is sensitive. */
export function PermissionSection({ id, field }: { id: string; field: Field }) {
  const store = useStore()
  const t = useText()
  const bound = isObject(field.options?.operation) ? field.options.operation : {}
  const permission = { id: String(bound.id ?? ''), operation: String(bound.operation ?? '') }
  const bind = (patch: Partial<typeof permission>) => {
    const next = { ...permission, ...patch }
    const value = next.id === '' && next.operation === '' ? undefined : next
    store.run({ type: 'setOption', ids: [id], option: 'operation', value })
  }
  return (
    <PropertySection title={t('section.permission')}>
      <PropertyRow label={propertyName(store.lang, 'operation')}>
        {(input) => (
          <div className="fd-pair">
            <Input
              id={input}
              placeholder={t('permission.id')}
              value={permission.id}
              onChange={(event) => bind({ id: event.target.value })}
            />
            <Input
              aria-label={t('permission.operation')}
              placeholder={t('permission.operation')}
              value={permission.operation}
              onChange={(event) => bind({ operation: event.target.value })}
            />
          </div>
        )}
      </PropertyRow>
      {valueKindOf(field) && (
        <SwitchRow
          label={propertyName(store.lang, 'sensitive')}
          checked={field.options?.sensitive === true}
          onChange={(isOn) =>
            store.run({ type: 'setOption', ids: [id], option: 'sensitive', value: isOn ? true : undefined })
          }
        />
      )}
    </PropertySection>
  )
}
