import { useUser } from '@shouya/console/api/account.ts'
import { businessTime } from '@shouya/console/api/businessTime.ts'
import { useCan } from '@shouya/console/api/can.ts'
import { usePublic } from '@shouya/console/api/usePublic.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useTabName } from '@shouya/console/app/host/tabs/useTabName.ts'
import { filesOf } from '@shouya/console/filling/filesOf.ts'
import { stepsOf } from '@shouya/console/filling/stepsOf.ts'
import { together } from '@shouya/console/i18n/together.ts'
import { useDirty } from '@shouya/console/ui/dirty.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import PageTabs from '@shouya/console/ui/PageTabs.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import type { FormHandle } from '@shouya/forms-react/renderer/formHandle'
import { Alert, App } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../console/requestPaths.ts'
import { requestStates } from '../../request/noun.ts'
import ExamineActions from './ExamineActions.tsx'
import ExamineEffects from './ExamineEffects.tsx'
import ExamineFlow from './ExamineFlow.tsx'
import ExamineForm from './ExamineForm.tsx'
import ExamineHead from './ExamineHead.tsx'
import ExamineLog from './ExamineLog.tsx'
import ExamineTimeline from './ExamineTimeline.tsx'
import ExamineTrail from './ExamineTrail.tsx'
import MoveDialog from './MoveDialog.tsx'
import Next from './Next.tsx'
import { leaves, type Offer, offersOf, taskInHand } from './offers.ts'
import RequestPrint from './RequestPrint.tsx'
import type { Entry, History, Request } from './request.ts'
import { type ShownForm, useShownForm } from './useShownForm.ts'

type Props = {
  request: Request
  history: History
  task: number | undefined
  /** The shown data is older than the user's last move. */
  behind: boolean
}
const parts = ['detail', 'flow', 'trail', 'log'] as const
type Part = (typeof parts)[number]

/** A request to read and to decide on: head, form, timeline, and the moves at the bottom. */
export default function ExaminePage({ request, history, task, behind }: Props) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const can = useCan()
  const timezone = usePublic()?.timezone
  const now = businessTime(new Date(), timezone)
  const [tab, turn] = useParam('tab')
  useTabName(request.title)
  const submitted = request.status !== requestStates.draft
  const shownParts = parts.filter(
    (partName) => partName === 'detail' || (submitted && (partName !== 'log' || can('sys_examine', 'query'))),
  )
  const part: Part = shownParts.find((name) => name === tab) ?? 'detail'
  const flow = useRead('OaExamine/GetFlow', { id: request.id }, { enabled: submitted })

  const handle = useRef<FormHandle>(null)
  const inHand = taskInHand(request, task)
  const shown = useShownForm(request, inHand?.allowed.includes('agree') ?? false, handle)
  const [opinion, setOpinion] = useState('')
  const [offer, setOffer] = useState<Offer>()
  const [printing, setPrinting] = useState(false)
  const [done, setDone] = useState<Offer>()
  useDirty(opinion.trim() !== '' || shown.count > 0)
  useNews(request, history, offer !== undefined)

  const choose = async (next: Offer) => {
    const { move } = next
    if (move === 'edit' || move === 'again' || move === 'revoke') return openTab(startPath(move, request))
    if (move === 'agree' || move === 'addAfter') {
      // Errors of the form are shown at their fields before the dialog asks for an opinion.
      const valid = !shown.writes || (await handle.current?.getData().then(Boolean, () => false))
      if (!valid) return
    }
    setOffer(next)
  }
  const refused = (issues: { path: string; message: string }[]) => {
    turn(undefined)
    // If another tab was open, the form is rendered first.
    setTimeout(() => handle.current?.refuse(issues.map(({ path, message }) => ({ path: stepsOf(path), message }))))
    if (!shown.writes)
      modal.error({
        title: t('ui.checkFields'),
        content: together(issues.map(({ message }) => message)),
      })
  }
  return (
    <div className="examine">
      <ExamineHead request={request} onPrint={() => setPrinting(true)} />
      <PageTabs<Part>
        active={part}
        onTurn={(next) => turn(next === 'detail' ? undefined : next)}
        items={shownParts.map((key) => ({ key, label: t(`examine.part.${key}`) }))}
      />
      {done && !behind && <Next request={request} onClose={() => setDone(undefined)} />}
      {/* The form stays mounted while other tabs are open, to keep entered values. */}
      <div className="examine-detail" hidden={part !== 'detail'}>
        <div className="examine-left">
          <ExamineForm request={request} shown={shown} handle={handle} />
          <ExamineFiles shown={shown} history={history} />
        </div>
        <aside className="examine-right" aria-labelledby="examine-happened">
          <h3 id="examine-happened">{t('examine.happened')}</h3>
          <ExamineTimeline
            request={request}
            history={history}
            next={flow.data?.next ?? []}
            stopped={flow.data?.stopped ?? null}
            now={now}
          />
          <ExamineEffects effects={request.effects} />
        </aside>
      </div>
      {part === 'flow' && <ExamineFlow request={request} />}
      {part === 'trail' && <ExamineTrail request={request} now={now} />}
      {part === 'log' && <ExamineLog request={request} history={history} />}
      {inHand?.needs_another && <Alert type="warning" showIcon className="ui-hint" title={t('examine.needsAnother')} />}
      <ExamineActions
        offers={offersOf(request, inHand)}
        busy={offer !== undefined || behind}
        onChoose={(next) => void choose(next)}
      />
      {offer && (
        <MoveDialog
          key={`${offer.move} ${offer.task?.id}`}
          offer={offer}
          request={request}
          definition={flow.data?.definition}
          opinion={opinion}
          onOpinion={setOpinion}
          shown={shown}
          onRefused={refused}
          onDone={(finished) => {
            if (finished.task && leaves(finished)) shown.forget()
            setDone(leaves(finished) ? finished : undefined)
          }}
          onComment={() => setOffer({ move: 'comment', danger: false })}
          onClose={() => setOffer((current) => (current === offer ? undefined : current))}
        />
      )}
      {printing && <RequestPrint id={request.id} onClose={() => setPrinting(false)} />}
    </div>
  )
}

/** The page where the initiator fills in a form: this request again, or a follow-up request. */
function startPath(move: 'edit' | 'again' | 'revoke', { id, flow_id }: Pick<Request, 'id' | 'flow_id'>): string {
  return move === 'edit' ? requestPaths.edit(id) : requestPaths[move](flow_id, id)
}

/** Reports other people's actions since the page was loaded, but not the user's own. `quiet`: a dialog reports them. */
function useNews({ id }: Pick<Request, 'id'>, history: History, quiet: boolean): void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const word = useWord()
  const { id: user } = useUser()
  const seen = useRef({ id, count: history.length })
  const tell = useEffectEvent(({ actor, result, origin, type }: Entry) => {
    if (quiet) return
    const outcome = result ?? type
    const words =
      !result && origin ? word(`examine.origin.${origin}`, origin) : word(`examine.event.${outcome}`, outcome)
    void message.info(t('examine.news', { name: actor?.name ?? t('ui.system'), what: words }))
  })
  useEffect(() => {
    const seenCount = seen.current.id === id ? seen.current.count : history.length
    seen.current = { id, count: history.length }
    const news = history.slice(seenCount).filter(({ actor }) => actor?.id !== user)
    const first = news.at(0)
    if (first) tell(first)
  }, [id, history, user])
}

/** All files of the form and of comments that the caller may read. */
function ExamineFiles({ shown, history }: { shown: ShownForm; history: History }) {
  const { t } = useTranslation()
  const comments = history.flatMap((entry) =>
    entry.files.map(({ url, name, size }) => ({
      url,
      name,
      note: `${t('examine.filesOf', { name: entry.actor?.name ?? t('ui.system') })} · ${Math.ceil(size / 1024)} kB`,
    })),
  )
  const files = [...filesOf(shown.document, shown.values), ...comments]
  if (files.length === 0) return null
  return (
    <section className="examine-part" aria-labelledby="examine-files">
      <h3 id="examine-files">{t('ui.files', { count: files.length })}</h3>
      <Attachments files={files} />
    </section>
  )
}
