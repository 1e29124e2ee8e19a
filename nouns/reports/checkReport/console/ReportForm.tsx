import { useUser } from '@shouya/console/api/account.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import { signInput } from '@shouya/console/ui/signDraft.ts'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { today } from '@shouya/console/ui/text.ts'
import { partsOfPeriod, periodOf } from '@shouya/noun/period'
import { enteredOf } from '@shouya/noun/values'
import { Skeleton } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../../rectify/answer/console/answers.ts'
import { report } from '../fields.ts'
import ReportFields from './ReportFields.tsx'
import ReportUnit from './ReportUnit.tsx'
import {
  type Blank,
  type OwnPages,
  pathOf,
  type ReportDetail,
  type ReportStart,
  type ReportValues,
} from './reportList.ts'

type Props = {
  own: OwnPages
  start: ReportStart
  /** Called if the unit has a report of this period that the caller may not change. */
  onTaken: (id: number) => void
  onClose: () => void
}

/** Fills in a report: a new one, the caller's own draft, or theirs that the unit objected to. */
export default function ReportForm({ start, ...props }: Props) {
  const { own, onClose } = props
  const [begun, setBegun] = useState(start)
  // Whoever checks other units says which.
  const isUnitOpen = own.above !== undefined && !('id' in begun) && begun.dept_id === undefined
  if (!isUnitOpen) return <BegunReport start={begun} {...props} />
  return (
    <Opening noun={own.noun} onClose={onClose}>
      <ReportUnit noun={own.noun} onDept={(dept_id) => setBegun({ ...begun, dept_id })} />
    </Opening>
  )
}

/** Reads what is to be filled in, by default of the caller's own unit. */
function BegunReport({ own, start, onTaken, onClose }: Props) {
  const user = useUser()
  const { noun } = own
  const begun = 'id' in start ? {} : start
  const [dept_id, setDept] = useState(begun.dept_id ?? user.dept_id)
  const [asked, setAsked] = useState(own.asks?.first ?? {})
  const [draftId, setDraftId] = useState('id' in start ? start.id : undefined)
  const { data: answer, error } = useRead(
    pathOf(noun, 'GetBlank'),
    { dept_id, ...(begun.check_date && { check_date: begun.check_date }), ...asked },
    { enabled: draftId === undefined, once: true },
  )
  const blank = answer && onDay(answer, begun.check_date ?? today())
  const id = draftId ?? blank?.report_id ?? undefined
  const { data: draft, error: lost } = useRead(
    pathOf(noun, 'Get'),
    { id: id ?? 0 },
    { enabled: id !== undefined, once: true },
  )
  const taken = draft && !draft.allowed.includes('edit') ? draft.id : undefined
  const tell = useEffectEvent(onTaken)
  useEffect(() => {
    if (taken !== undefined) tell(taken)
  }, [taken])
  const failed = error ?? lost
  const isRead = id === undefined ? blank : draft
  if (failed || taken !== undefined || !isRead)
    return <Opening noun={noun} onClose={onClose} problem={failed?.message} />
  return (
    <ReportSheet
      key={draft ? `draft ${draft.id}` : `new ${dept_id} ${JSON.stringify(asked)}`}
      own={own}
      asked={asked}
      onAsk={setAsked}
      blank={id === undefined ? blank : undefined}
      draft={id === undefined ? undefined : draft}
      onDept={(next) => {
        setDraftId(undefined)
        setDept(next)
      }}
      onClose={onClose}
    />
  )
}

/** A blank on the day of the report: without a network the stored one may be of an earlier day, and of a period that is over. */
function onDay(blank: Blank, day: string): Blank {
  const period_key = periodOf(partsOfPeriod(blank.period_key).type, day)
  return { ...blank, check_date: day, period_key, report_id: period_key === blank.period_key ? blank.report_id : null }
}

type OpeningProps = {
  noun: OwnPages['noun']
  onClose: () => void
  problem?: string | undefined
  /** What is asked first; it is being read by default. */
  children?: ReactNode
}

/** The drawer of the form before there is a form. */
function Opening({ noun, onClose, problem, children = <Skeleton active paragraph={{ rows: 10 }} /> }: OpeningProps) {
  const { t } = useTranslation()
  return (
    <FormFrame
      title={(t as (key: string) => string)(`${noun.name}.add`)}
      open
      small={false}
      footer={null}
      onClose={onClose}
      afterClose={onClose}
    >
      <TouchSize>{problem === undefined ? children : <p role="alert">{problem}</p>}</TouchSize>
    </FormFrame>
  )
}

type SheetProps = {
  own: OwnPages
  asked: object
  onAsk: (asked: object) => void
  blank: Blank | undefined
  draft: ReportDetail | undefined
  onDept: (deptId: number) => void
  onClose: () => void
}

function initialOf(
  { noun, begun, written }: OwnPages,
  asked: object,
  blank: Blank | undefined,
  draft: ReportDetail | undefined,
): object {
  const results = (blank?.items ?? draft?.results ?? []).map(answerOf)
  if (draft)
    return {
      ...{ id: draft.id, version: draft.version, dept_id: draft.dept_id, results },
      ...enteredOf(noun, draft),
      inspector_ids: draft.inspectors.slice(1).map(({ user_id }) => user_id),
      ...written?.(draft),
    }
  return {
    ...{ dept_id: blank?.dept_id, check_date: blank?.check_date, results, inspector_ids: [], photos: [] },
    ...asked,
    ...(blank && begun?.(blank)),
  }
}

/** A report keeps its unit; what is drawn or signed is sent beside it. */
function bodyOf(values: ReportValues): ReportValues {
  const { sign: _, guard_sign: __, dept_id, ...rest } = values as ReportValues & { guard_sign?: unknown }
  return (rest.id === undefined ? { ...rest, dept_id } : rest) as ReportValues
}

function ReportSheet({ own, asked, onAsk, blank, draft, onDept, onClose }: SheetProps) {
  const { t } = useTranslation()
  const { noun } = own
  const word = t as (key: string) => string
  const signs = useMayCall()(pathOf(noun, 'Submit'))
  const items = blank?.items ?? draft?.results ?? []
  const isObjected = draft?.status === report.states.codes.objected
  const common = {
    title: [
      draft ? `${t('ui.edit')} ${word(`${noun.name}.log`)}` : word(`${noun.name}.add`),
      draft?.dept_name ?? blank?.dept_name,
      draft?.period_key ?? blank?.period_key,
    ].join(' · '),
    initial: initialOf(own, asked, blank, draft) as Partial<ReportValues>,
    refreshes: ['Remind', 'Rectification', 'TaskAssignment'] as const,
    onClose,
  }
  const fields = (
    <ReportFields
      own={own}
      items={items}
      blank={blank}
      draft={draft}
      signs={signs}
      onDept={onDept}
      asks={own.asks?.field(asked, onAsk)}
      bodyOf={bodyOf}
      onSaved={onClose}
    />
  )
  if (!signs)
    return (
      <FormDrawer<'SecurityItem/Save', ReportValues> {...common} path={pathOf(noun, 'Save')} toBody={bodyOf}>
        {fields}
      </FormDrawer>
    )
  return (
    <FormDrawer<'SecurityItem/Submit', ReportValues>
      {...common}
      path={pathOf(noun, 'Submit')}
      toBody={async (values) => ({
        ...bodyOf(values),
        ...(await own.submitted?.(values)),
        sign: await signInput(values.sign),
      })}
      okText={t(isObjected ? 'checkReport.signAgain' : 'checkReport.signAndSubmit')}
    >
      {fields}
    </FormDrawer>
  )
}
