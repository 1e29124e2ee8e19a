import { useRead } from '@shouya/console/api/useRead.ts'
import { useMoves } from '@shouya/console/noun/useMoves.ts'
import { stepsIn } from '@shouya/console/registers/useListQuery.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { App, Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import styles from './Board.module.css'
import BoardCard from './BoardCard.tsx'
import BoardColumn from './BoardColumn.tsx'
import { type BoardState, boardStates, leadsTo } from './board.ts'
import RepairPrint from './RepairPrint.tsx'
import RepairRecord from './RepairRecord.tsx'
import type { RepairRow } from './repairList.ts'
import { useBoardKeys } from './useBoardKeys.ts'
import { useRepairMoves } from './useRepairMoves.tsx'

const { codes, dict } = repairOrder.states
/** Rows of one read: what has its deadline first. */
const MOST = 200
/** The most cards of a column; the list has the others. */
const MOST_CARDS = 40

type Props = {
  /** Leads to the list of a state. */
  onList: (status: number) => void
}

/** Open orders by state, what is due first above; a card is dragged, or moved by keys, to the state that it can have next. */
export default function Board({ onList }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const word = useDictLabel(dict)
  const query = { status: boardStates.map((state) => codes[state]), sort_field: 'fix_due', sort_order: 'asc' } as const
  const { data, error, refetch } = useRead('Repair/GetPageList', { ...query, page: 1, pagesize: MOST }, { keep: true })
  const { data: counts } = useRead('Repair/GetCount', {}, { keep: true })
  const { ask, dialog } = useDialog()
  const begin = useRepairMoves(ask)
  const movesOf = useMoves(repairOrder)
  const rows = data?.rows ?? []
  const opened = useOpened<RepairRow>({ steps: stepsIn(rows) })
  const printing = usePrinting('Repair/GetPrintList', {}, (print) => <RepairPrint {...print} />)
  const moveTo = (row: RepairRow, state: BoardState) => {
    const move = leadsTo(row, state)
    if (move) begin(row, move)
    else void message.info(t('repairOrder.board.cannot', { state: word(codes[state]) }))
  }
  const columns = boardStates.map((state) => ({
    state,
    rows: rows.filter(({ status }) => status === codes[state]).slice(0, MOST_CARDS),
    count: counts?.status[codes[state]] ?? 0,
  }))
  const onKeyDown = useBoardKeys(columns, moveTo)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  return (
    <>
      <p className={`ui-note ${styles.hint}`} id="repair-board-hint">
        {t('repairOrder.board.hint')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys of the cards in it */}
      <section
        className={styles.board}
        data-sideways
        aria-label={t('repairOrder.view.board')}
        aria-describedby="repair-board-hint"
        onKeyDown={onKeyDown}
      >
        {columns.map(({ state, rows: cards, count }, at) => (
          <BoardColumn
            key={state}
            title={word(codes[state])}
            count={count}
            onDrop={(id) => {
              const row = rows.find((each) => each.id === id)
              if (row && row.status !== codes[state]) moveTo(row, state)
            }}
          >
            {cards.map((row, index) => (
              <BoardCard key={row.id} row={row} place={[at, index]} onOpen={() => opened.show(row)} />
            ))}
            {cards.length === 0 && <li className={styles.none}>{t('repairOrder.board.empty')}</li>}
            {count > cards.length && (
              <li>
                <Button type="link" size="small" onClick={() => onList(codes[state])}>
                  {t('repairOrder.board.more', { count: count - cards.length })}
                </Button>
              </li>
            )}
          </BoardColumn>
        ))}
      </section>
      {dialog}
      {printing.sheet}
      {opened.id && (
        <RepairRecord
          id={opened.id}
          beside={opened.beside}
          moves={(row) => movesOf(row, begin)}
          print={printing.one(opened.id)}
        />
      )}
    </>
  )
}
