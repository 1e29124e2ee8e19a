import { useUser } from '@shouya/console/api/account.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import { signInput } from '@shouya/console/ui/signDraft.ts'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { enteredOf } from '@shouya/noun/values'
import { Skeleton } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../../rectify/answer/console/answers.ts'
import { securityCheck, session } from '../noun.ts'
import CheckFields from './CheckFields.tsx'
import type { Blank, CheckDetail, CheckValues, Head, Item, SaveBody } from './checkList.ts'
import { sessionAfter, sessionAt } from './checkRules.ts'

/** Where the form starts: with a draft by its id, or with a session of a unit's day. */
export type CheckStart = { id: number } | { session?: number | undefined; dept_id?: number | undefined }

type Props = {
  start: CheckStart
  /** Called if the session has a check that is not a draft, or is somebody else's. */
  onTaken: (id: number) => void
  onClose: () => void
}

/** Fills in a check: a new one, or the caller's own draft. */
export default function CheckForm({ start, onTaken, onClose }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const [head, setHead] = useState(() => ({
    session: ('session' in start ? start.session : undefined) ?? sessionAt(nowMinute().slice(11, 16)),
    dept_id: ('dept_id' in start ? start.dept_id : undefined) ?? user.dept_id,
    biz_date: nowMinute().slice(0, 10),
  }))
  const [own, setOwn] = useState('id' in start ? start.id : undefined)
  const [named, setNamed] = useState('id' in start || start.session !== undefined)
  const { data: blank, error } = useRead('SecurityCheck/GetBlank', head, { enabled: own === undefined, once: true })
  // Without a network the stored blank may be of another day, with another check.
  const checkId = blank?.biz_date === head.biz_date ? blank.check_id : null
  const id = own ?? checkId ?? undefined
  const { data: draft, error: lost } = useRead(
    'SecurityCheck/Get',
    { id: id ?? 0 },
    { enabled: id !== undefined, once: true },
  )

  const next = named ? undefined : sessionAfter(draft)
  useEffect(() => {
    if (next !== undefined) setHead((at) => ({ ...at, session: next }))
  }, [next])

  const taken = draft && next === undefined && !draft.allowed.includes('edit') ? draft.id : undefined
  const tell = useEffectEvent(onTaken)
  useEffect(() => {
    if (taken !== undefined) tell(taken)
  }, [taken])
  const failed = error ?? lost
  const waiting = taken !== undefined || next !== undefined || (id === undefined ? !blank : !draft)
  if (failed || waiting) {
    return (
      <FormFrame
        title={t('securityCheck.addTitle')}
        open
        small={false}
        footer={null}
        onClose={onClose}
        afterClose={onClose}
      >
        {failed ? <p role="alert">{failed.message}</p> : <Skeleton active paragraph={{ rows: 10 }} />}
      </FormFrame>
    )
  }
  const key = draft ? `draft ${draft.id}` : `${head.dept_id} ${head.biz_date} ${head.session}`
  return (
    <CheckSheet
      key={key}
      blank={id === undefined ? blank : undefined}
      draft={id === undefined ? undefined : draft}
      head={head}
      onHead={(part) => {
        setOwn(undefined)
        setNamed(true)
        setHead({ ...head, ...part })
      }}
      onClose={onClose}
    />
  )
}

type SheetProps = {
  blank: Blank | undefined
  draft: CheckDetail | undefined
  head: Head
  onHead: (part: Partial<Head>) => void
  onClose: () => void
}

/** A time in the future, else null. */
const early = (opens: string | null): string | null => (opens !== null && nowMinute() < opens ? opens : null)

function initialOf(items: readonly Item[], head: Head, draft: CheckDetail | undefined): Partial<CheckValues> {
  const results = items.map(answerOf)
  if (!draft) return { ...head, results }
  return { id: draft.id, version: draft.version, ...enteredOf(securityCheck, draft), results }
}

/** A draft keeps its unit and day; a new check has both. */
function bodyOf({ sign: _, ...values }: CheckValues): SaveBody {
  const { id, dept_id, biz_date, ...rest } = values
  return id === undefined ? { ...rest, dept_id, biz_date } : { ...rest, id }
}

function CheckSheet({ blank, draft, head, onHead, onClose }: SheetProps) {
  const { t } = useTranslation()
  const word = useDictLabel('check_session')
  const maySubmit = useMayCall()('SecurityCheck/Submit')
  // As it was when opened, so that the form is not reset when that time comes.
  const [opens] = useState(() => early((blank ?? draft)?.opens ?? null))
  const signs = maySubmit && opens === null
  const items: readonly Item[] = blank?.items ?? draft?.results ?? []
  const shown = draft ? { session: draft.session, dept_id: draft.dept_id, biz_date: draft.biz_date } : head
  const common = {
    title: `${draft ? t('securityCheck.editTitle') : t('securityCheck.addTitle')} · ${word(shown.session)} · ${shown.biz_date}`,
    initial: initialOf(items, shown, draft),
    refreshes: ['Remind', 'Rectification'] as const,
    // After entering an earlier day, the form continues with its next session.
    again: !draft && shown.session !== session.after,
    onSaved: (_: unknown, again: boolean) => again && onHead({ session: shown.session + 1 }),
    onClose,
  }
  const fields = (
    <CheckFields
      items={items}
      head={shown}
      blank={blank}
      isNew={!draft}
      signs={signs}
      opens={maySubmit ? opens : null}
      onHead={onHead}
      bodyOf={bodyOf}
      onSaved={onClose}
    />
  )
  if (!signs) {
    return (
      <FormDrawer<'SecurityCheck/Save', CheckValues> {...common} path="SecurityCheck/Save" toBody={bodyOf}>
        {fields}
      </FormDrawer>
    )
  }
  return (
    <FormDrawer<'SecurityCheck/Submit', CheckValues>
      {...common}
      path="SecurityCheck/Submit"
      toBody={async (values) => ({ ...bodyOf(values), sign: await signInput(values.sign) })}
      okText={t('securityCheck.signAndSubmit')}
    >
      {fields}
    </FormDrawer>
  )
}
