import { PrinterOutlined } from '@ant-design/icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import OperationButton from '../OperationButton.tsx'
import type { PrintPath, PrintWish } from './RegisterPrint.tsx'

type Printing = {
  /** The button next to "new": all rows of the query. */
  tool: ReactNode
  /** The button for the selected rows. */
  batch: (rows: readonly { id: number }[]) => ReactNode
  /** The button of one record's drawer. */
  one: (id: number) => { path: PrintPath; onClick: () => void }
  /** What is being printed now. */
  sheet: ReactNode
}

/** The three print buttons of every register. `draw`: the sheets of a print request. */
export function usePrinting(
  path: PrintPath,
  filters: Record<string, unknown>,
  draw: (print: { wish: PrintWish; onClose: () => void }) => ReactNode,
): Printing {
  const { t } = useTranslation()
  const [request, setRequest] = useState<PrintWish>()
  const printRows = (rows: readonly { id: number }[]) => setRequest({ ids: rows.map((row) => row.id) })
  return {
    tool: (
      <OperationButton
        path={path}
        icon={<PrinterOutlined aria-hidden="true" />}
        loading={request !== undefined}
        onClick={() => setRequest({ filters })}
      >
        {t('ui.print')}
      </OperationButton>
    ),
    batch: (rows) => (
      <OperationButton path={path} size="small" onClick={() => printRows(rows)}>
        {t('ui.printSelected')}
      </OperationButton>
    ),
    one: (id) => ({ path, onClick: () => setRequest({ ids: [id] }) }),
    sheet: request && draw({ wish: request, onClose: () => setRequest(undefined) }),
  }
}
