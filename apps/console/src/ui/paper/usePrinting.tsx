import { PrinterOutlined } from '@ant-design/icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import OperationButton from '../OperationButton.tsx'
import type { PrintPath, PrintWish } from './RegisterPrint.tsx'

type Printing = {
  /** The button beside "new": everything that the query finds. */
  tool: ReactNode
  /** The button for the chosen rows. */
  batch: (rows: readonly { id: number }[]) => ReactNode
  /** The button of one record's drawer. */
  one: (id: number) => { path: PrintPath; onClick: () => void }
  /** What is being printed just now. */
  sheet: ReactNode
}

/** The three ways to paper that every register has. `draw`: its sheets, of what is wished. */
export function usePrinting(
  path: PrintPath,
  filters: Record<string, unknown>,
  draw: (print: { wish: PrintWish; onClose: () => void }) => ReactNode,
): Printing {
  const { t } = useTranslation()
  const [wish, setWish] = useState<PrintWish>()
  const chosen = (rows: readonly { id: number }[]) => setWish({ ids: rows.map((row) => row.id) })
  return {
    tool: (
      <OperationButton
        path={path}
        icon={<PrinterOutlined aria-hidden="true" />}
        loading={wish !== undefined}
        onClick={() => setWish({ filters })}
      >
        {t('ui.print')}
      </OperationButton>
    ),
    batch: (rows) => (
      <OperationButton path={path} size="small" onClick={() => chosen(rows)}>
        {t('ui.printSelected')}
      </OperationButton>
    ),
    one: (id) => ({ path, onClick: () => setWish({ ids: [id] }) }),
    sheet: wish && draw({ wish, onClose: () => setWish(undefined) }),
  }
}
