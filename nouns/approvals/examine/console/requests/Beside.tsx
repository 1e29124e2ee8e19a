import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { Button, Grid, Skeleton } from 'antd'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ExamineForm from '../ExamineForm.tsx'
import type { Request } from '../request.ts'
import { useShownForm } from '../useShownForm.ts'
import type { InboxRow } from './requestList.ts'
import Summary from './Summary.tsx'

type Props = { row: InboxRow; onOpen: () => void }

/** The request of the current row beside the list, to be read before opening or selecting it. */
export default function Beside({ row, onOpen }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('OaExamine/Get', { id: row.request_id })
  return (
    <aside className="req-beside" aria-labelledby="req-beside">
      <style>{`.req-split tr[data-row-key="${row.id}"] > td { background: var(--ant-control-item-bg-active) }`}</style>
      <header>
        <h2 id="req-beside">{row.title}</h2>
        <p className="ui-note">
          {[row.node_name, row.initiator_name, row.dept_name, row.bill_no].filter(Boolean).join(' · ')}
        </p>
        <Summary of={row.summary} />
        <Button type="primary" onClick={onOpen}>
          {t('request.handle')}
        </Button>
      </header>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <Form key={data.id} request={data} />}
    </aside>
  )
}

function Form({ request }: { request: Request }) {
  const handle = useRef<FormHandle>(null)
  return <ExamineForm request={request} shown={useShownForm(request, false, handle)} handle={handle} />
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const pressed = 'a, button, input, label'
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], .req-beside'

/**
 * The row that is shown beside the list if there is space: the first one, the clicked one, or the one that the arrow
 * keys moved to.
 */
export function useBeside(rows: readonly InboxRow[]) {
  const { xl } = Grid.useBreakpoint()
  const [chosen, choose] = useState<number>()
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  )
  const row = xl ? rows[at] : undefined
  const focus = (list: Element, id: number) =>
    list.querySelector<HTMLElement>(`tr[data-row-key="${id}"] .reg-link`)?.focus()
  const props = {
    onClick({ target, currentTarget }: MouseEvent) {
      const key = (target as Element).closest('tr[data-row-key]')?.getAttribute('data-row-key')
      if (!key) return
      choose(Number(key))
      // A click on plain text would leave the focus outside of the list, where arrow keys have no effect.
      if (!(target as Element).closest(pressed)) focus(currentTarget, Number(key))
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      const next = step === undefined || !row ? undefined : rows[at + step]
      if (!next || (event.target as Element).closest(typing)) return
      event.preventDefault()
      choose(next.id)
      // The focus moves too, so that the next key acts on the shown row.
      focus(event.currentTarget, next.id)
    },
  }
  return { row, props: xl ? props : {} }
}
