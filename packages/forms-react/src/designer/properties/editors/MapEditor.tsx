import { DeleteOutlined } from '@ant-design/icons'
import { isObject, type Json } from '@shouya/forms/json'
import { Button, Input } from 'antd'
import { useText } from '../../DesignerContext.ts'
import { AddButton } from '../AddButton.tsx'
import type { EditorProps } from './editorProps.ts'

/** Names and values, e.g. the headers of an upload. */
export function MapEditor({ value, onChange }: EditorProps) {
  const t = useText()
  const pairs = Object.entries(isObject(value) ? value : {})
  const write = (next: readonly (readonly [string, Json | undefined])[]) => onChange(Object.fromEntries(next) as Json)
  return (
    <div className="fd-list">
      {pairs.map(([key, content], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name itself is what is typed
        <div className="fd-list-row" key={index}>
          <Input
            aria-label={t('map.name')}
            value={key}
            onChange={(event) => write(pairs.with(index, [event.target.value, content]))}
          />
          <Input
            aria-label={t('map.value')}
            value={String(content ?? '')}
            onChange={(event) => write(pairs.with(index, [key, event.target.value]))}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={t('item.remove')}
            onClick={() => write(pairs.toSpliced(index, 1))}
          />
        </div>
      ))}
      <AddButton disabled={pairs.some(([key]) => key === '')} onClick={() => write([...pairs, ['', '']])}>
        {t('map.add')}
      </AddButton>
    </div>
  )
}
