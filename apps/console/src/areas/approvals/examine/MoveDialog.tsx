import type { Definition } from '@shouya/approvals/definition'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import FormFrame from '../../../ui/FormFrame.tsx'
import { type SignDraft, signInput } from '../../../ui/signDraft.ts'
import TouchSize from '../../../ui/TouchSize.tsx'
import { useKeys } from '../../../ui/useKeys.ts'
import { askedFor } from './askedFor.ts'
import type { CommentFile } from './CommentFiles.tsx'
import Late from './Late.tsx'
import MoveFields from './MoveFields.tsx'
import type { Filled } from './moveBody.ts'
import type { Offer } from './offers.ts'
import { pickAt } from './pickAt.ts'
import { isLive, type Request } from './request.ts'
import { useMove } from './useMove.ts'

/** What the fields of the dialog hold. */
type Held = Omit<Filled, 'sign' | 'files'> & { sign?: SignDraft; files?: CommentFile[] }

type Props = {
  offer: Offer
  request: Request
  /** The flow that it runs on, when it is there. */
  definition: Definition | undefined
  /** Who has decided last: when a task is over, most likely by them. */
  lastBy: string | null
  /** What was said so far: it stays, whatever becomes of this decision. */
  opinion: string
  onOpinion: (opinion: string) => void
  /** What was changed in the form, with the revision that it was made on. */
  changed: { data: object; count: number }
  /** The places of the form that the server refuses. */
  onRefused: (issues: { path: string; message: string }[]) => void
  onDone: (offer: Offer) => void
  onComment: () => void
  onClose: () => void
}

/** One decision, from what it asks for to the word that it is done; every failure stands at its place. */
export default function MoveDialog(props: Props) {
  const { offer, request, definition, lastBy, opinion, onOpinion, changed, onRefused, onDone, onComment, onClose } =
    props
  const { t } = useTranslation()
  const [form] = Form.useForm<Held>()
  const [open, setOpen] = useState(true)
  const [seen] = useState({ rev: request.form_rev, data: request.data })
  const { move } = offer
  const { asks = null } = offer.task ?? {}
  const asked = askedFor(move, asks)
  const { send, sending, problem, late, newer, picks, clear } = useMove(offer, request, form)

  // The page behind has read anew: the form may be another than the one that was seen, or all of it over.
  const now = offer.task && request.tasks.find(({ id }) => id === offer.task?.id)
  const after = move === 'takeBack'
  const gone = late ?? (now && !after && !isLive(now) ? { name: lastBy, at: now.ended_time, status: now.status } : null)

  const isNewer = asks !== null && (newer || request.form_rev !== seen.rev)

  const confirm = async () => {
    if (sending || gone) return
    const held = await form.validateFields().catch(() => undefined)
    if (!held) return
    const { sign, files = [], ...rest } = held
    const outcome = await send(async () => ({
      ...rest,
      ...(sign && { sign: await signInput(sign) }),
      ...(files.length > 0 && { files: files.flatMap(({ response }) => response?.id ?? []) }),
      ...(asked.form && changed.count > 0 && { data: changed.data }),
      ...(asks && { seen_rev: request.form_rev }),
    }))
    if (outcome === 'done') {
      onOpinion('')
      setOpen(false)
      onDone(offer)
    } else if (outcome?.length) {
      onRefused(outcome)
      setOpen(false)
    }
  }
  useKeys({ saveAgain: () => void confirm() })

  const name = t(`examine.move.${offer.task?.kind === 'handle' && move === 'agree' ? 'handle' : move}`)
  const footer = (
    <div className="ui-form-footer">
      {problem && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={problem.text}
          description={problem.requestId && `${t('api.requestId')} ${problem.requestId}`}
        />
      )}
      <div className="ui-buttons">
        <Button onClick={() => setOpen(false)}>{t(gone ? 'examine.close' : 'common.cancel')}</Button>
        {gone && opinion.trim() && request.allowed.includes('comment') && (
          <Button type="primary" onClick={onComment}>
            {t('examine.asComment')}
          </Button>
        )}
        {!gone && (
          <Button type="primary" danger={offer.danger} loading={sending} onClick={confirm}>
            {isNewer ? t('examine.still', { move: name }) : name}
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <TouchSize>
      <FormFrame
        title={`${name} · ${request.bill_no ?? ''}`}
        open={open}
        small
        footer={footer}
        onClose={() => setOpen(false)}
        afterClose={onClose}
      >
        <Form<Held>
          form={form}
          name="examine"
          layout="vertical"
          disabled={sending}
          initialValues={{ opinion }}
          validateMessages={{ required: t('common.required', { field: '\u0024{label}' }) }}
          onValuesChange={(part: Held) => {
            if (part.opinion !== undefined) onOpinion(part.opinion)
            clear()
          }}
        >
          {gone && <Late late={gone} />}
          {isNewer && <Late newer={seen.data} request={request} />}
          {changed.count > 0 && (
            <ChangedHint sent={asked.form} ofTask={offer.task !== undefined} count={changed.count} />
          )}
          <MoveFields
            move={move}
            asked={asked}
            request={request}
            targets={asks?.targets ?? []}
            picks={picks.map((node) => pickAt(definition, node))}
            taskId={offer.task?.id}
            onSend={() => void confirm()}
          />
        </Form>
      </FormFrame>
    </TouchSize>
  )
}

/** Whether what was written into the form goes along. */
function ChangedHint({ sent, ofTask, count }: { sent: boolean; ofTask: boolean; count: number }) {
  const { t } = useTranslation()
  if (sent) return <Alert className="ui-hint" type="info" showIcon title={t('examine.withChanges', { count })} />
  return ofTask ? <Alert className="ui-hint" type="warning" showIcon title={t('examine.withoutChanges')} /> : null
}
