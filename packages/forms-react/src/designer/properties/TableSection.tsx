import type { Field } from '@shouya/forms/document'
import { Button } from 'antd'
import { useDesigner, useText } from '../DesignerContext.ts'
import { cellAt } from '../table/cellAt.ts'
import { useTableCommands } from '../table/useTableCommands.ts'
import { PropertySection } from './PropertySection.tsx'

/** The commands of the current cell; the same as its menu, for users who do not find the right click. */
export function TableSection({ id, field }: { id: string; field: Field }) {
  const t = useText()
  const commands = useTableCommands(id)
  const cell = cellAt(
    field,
    useDesigner((state) => state.place),
  )
  return (
    <PropertySection title={t('section.cells')}>
      {!cell && <p className="fd-note">{t('table.pick')}</p>}
      <div className="fd-buttons">
        {commands.map(({ type, label, run }) => (
          <Button key={type} size="small" disabled={!cell} onClick={() => cell && run(cell)}>
            {label}
          </Button>
        ))}
      </div>
    </PropertySection>
  )
}
