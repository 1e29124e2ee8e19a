import { desktopColumns } from '@shouya/forms/defaultConfig'
import type { Json } from '@shouya/forms/json'
import { propertyName } from '@shouya/forms/names'
import { Input, Segmented, Select, Slider } from 'antd'
import { useDesigner, useStore, useText } from '../DesignerContext.ts'
import { documentOf } from '../store/designerState.ts'
import { choiceName } from './choiceName.ts'
import { PropertyRow } from './PropertyRow.tsx'
import { PropertySection } from './PropertySection.tsx'
import { SwitchRow } from './SwitchRow.tsx'

/** The config of the form: layout, label columns, required marks, style, hidden values. */
export function FormProperties() {
  const store = useStore()
  const t = useText()
  const config = useDesigner((state) => documentOf(state).config)
  const nameOf = (property: string) => propertyName(store.lang, property)
  const set = (property: string, value: Json) => store.run({ type: 'setConfig', property, value })
  const choices = (option: string, ...values: string[]) =>
    values.map((value) => ({ value, label: choiceName(store.lang, option, value) }))
  const layout = config.layout ?? 'horizontal'
  return (
    <PropertySection title={t('section.form')}>
      <PropertyRow label={nameOf('layout')}>
        {(input) => (
          <Segmented
            id={input}
            block
            value={layout}
            options={choices('layout', 'horizontal', 'vertical', 'inline')}
            onChange={(value) => set('layout', value)}
          />
        )}
      </PropertyRow>
      {layout === 'horizontal' && (
        <PropertyRow
          label={t('form.columns', {
            label: desktopColumns(config.labelCol, 4),
            input: desktopColumns(config.wrapperCol, 18),
          })}
        >
          {() => (
            <Slider
              ariaLabelForHandle={nameOf('labelCol')}
              min={0}
              max={24}
              value={desktopColumns(config.labelCol, 4)}
              onChange={(columns) => store.run({ type: 'setLabelColumns', columns })}
            />
          )}
        </PropertyRow>
      )}
      <SwitchRow
        label={nameOf('hideRequiredMark')}
        checked={config.hideRequiredMark === true}
        onChange={(isOn) => set('hideRequiredMark', isOn)}
      />
      <SwitchRow
        label={nameOf('outputString')}
        checked={config.outputString === true}
        onChange={(isOn) => set('outputString', isOn)}
      />
      <PropertyRow label={nameOf('hiddenValues')}>
        {(input) => (
          <Select
            id={input}
            className="fd-wide"
            value={config.hiddenValues ?? 'omit'}
            options={choices('hiddenValues', 'omit', 'keep', 'clear')}
            onChange={(value) => set('hiddenValues', value)}
          />
        )}
      </PropertyRow>
      <PropertyRow label={nameOf('customStyle')}>
        {(input) => (
          <Input.TextArea
            id={input}
            className="fd-code fd-grow"
            rows={4}
            value={config.customStyle ?? ''}
            onChange={(event) => set('customStyle', event.target.value)}
          />
        )}
      </PropertyRow>
    </PropertySection>
  )
}
