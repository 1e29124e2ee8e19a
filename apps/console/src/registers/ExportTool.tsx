import { DownloadOutlined } from '@ant-design/icons'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ExportDialog, { type Sensitive } from '../ui/ExportDialog.tsx'
import OperationButton from '../ui/OperationButton.tsx'
import type { Column } from './Column.ts'
import type { Shape } from './queryCodec.ts'
import type { Register } from './useListQuery.ts'

type Props<R extends { id: number }, S extends Shape> = {
  controller: ComponentProps<typeof ExportDialog>['controller']
  register: Pick<Register<R, S>, 'filters' | 'total' | 'rows' | 'selected'>
  columns: readonly Column<R>[]
  sensitive?: Sensitive
  more?: string | undefined
}

/** Exports a list: its query, with all columns but the sensitive ones that are not visible. */
export default function ExportTool<R extends { id: number }, S extends Shape>(props: Props<R, S>) {
  const { controller, register, columns, sensitive, more } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <OperationButton
        path="Common/Export"
        body={{ controller }}
        icon={<DownloadOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('ui.export')}
      </OperationButton>
      {open && (
        <ExportDialog
          controller={controller}
          filters={register.filters}
          total={register.total}
          page={register.rows.map(({ id }) => id)}
          chosen={register.selected.map(({ id }) => id)}
          columns={columns.map(({ key, title, hidden }) => ({
            ...{ key, title },
            chosen: !(hidden && sensitive?.columns.includes(key)),
          }))}
          sensitive={sensitive}
          more={more}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
