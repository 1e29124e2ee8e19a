import type { DataOf } from '@shouya/console/api/path.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { asOptions } from '@shouya/console/filling/readSources.ts'
import { useDocument } from '@shouya/console/filling/useDocument.ts'
import { useHostWith } from '@shouya/console/filling/useFormHost.ts'
import { withRights } from '@shouya/console/filling/withRights.ts'
import { mark, useLanguage } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Value from '@shouya/console/noun/Value.tsx'
import PrintSheet from '@shouya/console/ui/PrintSheet.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import type { Values } from '@shouya/forms/document'
import FormView from '@shouya/forms-react/renderer/FormView'
import { App, ConfigProvider, theme } from 'antd'
import { Fragment, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../request/noun.ts'
import type { History, Request } from './request.ts'
import { timelineOf } from './timelineOf.ts'

/** Loads a request for printing, which is logged, and prints it. */
export default function RequestPrint({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const begun = useRef(false)
  const print = useAction('OaExamine/GetPrint', { onError: onClose })
  const begin = useEffectEvent(() => {
    // Only once, although effects run twice in development: each print is logged.
    if (begun.current) return
    begun.current = true
    void message.open({ key: 'print', type: 'loading', content: t('examine.preparing') })
    print.mutate({ id }, { onSettled: () => message.destroy('print') })
  })
  useEffect(() => begin(), [])
  return print.data ? <PrintedRequest printed={print.data} onClose={onClose} /> : null
}

/** The lines of the sheet's head. */
const facts = [['title'], ['initiator_name', 'dept_name'], ['submit_time', 'finish_time']] as const

type Props = { printed: DataOf<'OaExamine/GetPrint'>; onClose: () => void }

/** 审批单: a request on A4 with its form and the opinions; fields that the reader may not see are left out. */
function PrintedRequest({ printed, onClose }: Props) {
  const { t } = useTranslation()
  const { request: row, history, bank_name, printed_by, printed_time } = printed
  const lang = useLanguage((state) => state.lang)
  const { label } = useNounWords(request)
  const status = useDictLabel(request.states.dict)
  const whole = useDocument(row.document)
  const document = useMemo(() => withRights(whole, row.rights, 'read'), [whole, row.rights])
  const host = useHostWith(useMemo(() => asOptions(row.options), [row.options]))
  return (
    <PrintSheet
      footLeft={t('ui.printedBy', { name: printed_by, time: minute(printed_time) })}
      footRight={t('ui.pageOf', { page: '{page}', pages: '{pages}' })}
      onClose={onClose}
    >
      <div className="examine-print">
        <h1>
          {bank_name} {t('examine.sheet')}
        </h1>
        <div className="print-head">
          <span>{t('examine.number', { number: row.bill_no ?? '' })}</span>
          <span>
            {label('status')} {status(row.status)}
          </span>
        </div>
        <table className="examine-print-facts">
          <tbody>
            {facts.map((names) => (
              <tr key={names[0]}>
                {names.map((name) => (
                  <Fragment key={name}>
                    <th scope="row">{label(name)}</th>
                    <td {...(names.length === 1 && { colSpan: 3 })}>
                      <Value of={request} name={name} value={row[name]} />
                    </td>
                  </Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {/* Paper is white, also in the dark theme. */}
        <ConfigProvider theme={{ algorithm: theme.defaultAlgorithm }}>
          <FormView mode="print" document={document} values={row.data as Values} host={host} lang={lang} />
        </ConfigProvider>
        <PrintedOpinions request={row} history={history} />
        <PrintedComments history={history} />
      </div>
    </PrintSheet>
  )
}

/** 流程意见: every decision with its opinion and signature. */
function PrintedOpinions({ request, history }: { request: Request; history: History }) {
  const { t } = useTranslation()
  const decided = timelineOf(history, request.tasks).filter(({ type }) => type === 'decided')
  if (decided.length === 0) return null
  return (
    <table className="examine-print-opinions">
      <caption>{t('examine.opinions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('examine.column.node')}</th>
          <th scope="col">{t('examine.column.person')}</th>
          <th scope="col">{t('examine.column.result')}</th>
          <th scope="col">{t('examine.opinion')}</th>
          <th scope="col">{t('examine.column.sign')}</th>
          <th scope="col">{t('examine.column.time')}</th>
        </tr>
      </thead>
      <tbody>
        {decided.map((decision) => (
          <tr key={decision.key}>
            <td>{decision.node_name}</td>
            <td>
              {decision.actor?.name ?? t('ui.system')}
              {decision.on_behalf_of && ` ${t('examine.behalf', { name: decision.on_behalf_of.name })}`}
            </td>
            <td>
              {decision.auto
                ? t(`examine.auto.${decision.auto as 'timeout'}.${decision.result as 'agreed'}`)
                : t(
                    `examine.result.${decision.result === 'agreed' && decision.task?.kind === 'handle' ? 'handled' : (decision.result as 'agreed')}`,
                  )}
            </td>
            <td>{decision.text}</td>
            <td>
              {decision.sign_url ? (
                <img src={decision.sign_url} alt={t('ui.signOf', { name: decision.actor?.name ?? '' })} />
              ) : (
                decision.signed && t('ui.signOther')
              )}
            </td>
            <td>{minute(decision.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The comments apart from decisions, with the names of their files. */
function PrintedComments({ history }: { history: History }) {
  const { t } = useTranslation()
  const comments = history.filter(({ type }) => type === 'commented')
  if (comments.length === 0) return null
  return (
    <table className="examine-print-opinions">
      <caption>{t('examine.event.commented')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('examine.column.person')}</th>
          <th scope="col">{t('examine.comment')}</th>
          <th scope="col">{t('examine.commentFiles')}</th>
          <th scope="col">{t('examine.column.time')}</th>
        </tr>
      </thead>
      <tbody>
        {comments.map((comment) => (
          <tr key={`${comment.at} ${comment.actor?.id} ${comment.text}`}>
            <td>{comment.actor?.name ?? t('ui.system')}</td>
            <td>{comment.text}</td>
            <td>{comment.files.map(({ name }) => name).join(mark('、'))}</td>
            <td>{minute(comment.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
