import type { Definition } from '@shouya/approvals/definition'
import { useUser } from '@shouya/console/api/account.ts'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useKeys } from '@shouya/console/ui/useKeys.ts'
import type { Values } from '@shouya/forms/document'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askedFor } from './askedFor.ts'
import MoveFields, { type CommentFile, pickAt } from './MoveFields.tsx'
import type { Filled } from './moveBody.ts'
import Newer from './Newer.tsx'
import type { Offer } from './offers.ts'
import { type Request, taskState } from './request.ts'
import { decidedAlready, isSame } from './standing.ts'
import { type Late as First, useMove } from './useMove.ts'
import type { ShownForm } from './useShownForm.ts'

/** The values of the dialog's fields. */
type Held = Omit<Filled, 'sign' | 'files'> & { sign?: SignDraft; files?: CommentFile[] }

type Props = {
  offer: Offer
  request: Request
  /** The definition of the flow, once it is loaded. */
  definition: Definition | undefined
  /** The opinion so far: it is kept if this decision fails. */
  opinion: string
  onOpinion: (opinion: string) => void
  /** The form behind the dialog, with the entered values. */
  shown: ShownForm
  /** The fields of the form that the server refused. */
  onRefused: (issues: { path: string; message: string }[]) => void
  onDone: (offer: Offer) => void
  onComment: () => void
  onClose: () => void
}

/** The dialog of one decision, from its fields to the confirmation; each error is shown where it belongs. */
export default function MoveDialog(props: Props) {
  const { offer, request, definition, opinion, onOpinion, shown, onRefused, onDone, onComment, onClose } = props
  const { t } = useTranslation()
  const { id: user } = useUser()
  const [form] = Form.useForm<Held>()
  const [open, setOpen] = useState(true)
  const [seen] = useState({ rev: request.form_rev, values: shown.values })
  const { move } = offer
  const { asks = null } = offer.task ?? {}
  const inputs = askedFor(move, asks)
  const { send, sending, problem, late, newer, picks, clear } = useMove(offer, request, form)

  // The page behind was reloaded: the form may have changed since it was read, or the task may be closed.
  const closed = late ?? (open && !sending ? decidedAlready(offer, request) : null)
  // It is the user's own, identical decision, whose response was lost. Another decision of the user replaces this one.
  const arrived = closed?.by === user && isSame(closed, move, opinion)

  const moved = request.form_rev !== seen.rev
  const isNewer = asks !== null && (newer || moved)

  const confirm = async () => {
    if (sending || closed) return
    const values = await form.validateFields().catch(() => undefined)
    if (!values) return
    const { sign, files = [], ...rest } = values
    const outcome = await send(async () => ({
      ...rest,
      ...(sign && { sign: await signInput(sign) }),
      ...(files.length > 0 && { files: files.flatMap(({ response }) => response?.id ?? []) }),
      ...(inputs.form && shown.count > 0 && { data: shown.sent() }),
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
  const still = t('examine.still', { move: name })
  // The page needs the opinion no longer: it is in the record.
  const close = () => {
    setOpen(false)
    if (!arrived) return
    onOpinion('')
    onDone(offer)
  }
  const footer = (
    <div className="ui-form-footer">
      {problem && !closed && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={problem.text}
          description={problem.requestId && `${t('api.requestId')} ${problem.requestId}`}
        />
      )}
      <div className="ui-buttons">
        <Button onClick={close}>{t(closed ? 'examine.close' : 'common.cancel')}</Button>
        {closed && !arrived && opinion.trim() && request.allowed.includes('comment') && (
          <Button type="primary" onClick={onComment}>
            {t('examine.asComment')}
          </Button>
        )}
        {!closed && (
          <Button type="primary" danger={offer.danger} loading={sending} onClick={confirm}>
            {isNewer ? still : name}
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <TouchSize>
      <FormFrame
        title={titleOf(name, offer, request)}
        open={open}
        small
        footer={footer}
        onClose={close}
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
          {closed && <Late late={closed} arrived={arrived} />}
          {isNewer && !closed && (
            <Newer
              before={seen.values}
              shown={shown}
              typed={inputs.form ? (shown.typed() as Values) : {}}
              reading={!moved}
              still={still}
            />
          )}
          {shown.count > 0 && !closed && (
            <ChangedHint sent={inputs.form} ofTask={offer.task !== undefined} count={shown.count} />
          )}
          <MoveFields
            move={move}
            task={offer.task}
            asked={inputs}
            request={request}
            targets={asks?.targets ?? []}
            picks={picks.map((node) => pickAt(definition, node))}
            onSend={() => void confirm()}
          />
        </Form>
      </FormFrame>
    </TouchSize>
  )
}

/** The title: the move and the request; for removal also the person. */
const titleOf = (name: string, { move, task }: Offer, { bill_no }: Request): string =>
  [name, move === 'removeSign' && task?.assignee?.name, bill_no].filter(Boolean).join(' · ')

/** Says whether changes in the form are sent with the decision. */
function ChangedHint({ sent, ofTask, count }: { sent: boolean; ofTask: boolean; count: number }) {
  const { t } = useTranslation()
  if (sent) return <Alert className="ui-hint" type="info" showIcon title={t('examine.withChanges', { count })} />
  return ofTask ? <Alert className="ui-hint" type="warning" showIcon title={t('examine.withoutChanges')} /> : null
}

/** `arrived`: the recorded decision is this very one. */
type LateProps = { late: First; arrived: boolean }

/**
 * The task is already decided: by this decision, whose response was lost; by another decision of the same user, so that
 * this one does not count; or by somebody else. Entered text is kept.
 */
function Late({ late: { by, name, at, status, opinion }, arrived }: LateProps) {
  const { t } = useTranslation()
  const { id: user } = useUser()
  const decision = { time: minute(at), result: status === null ? '' : t(`examine.task.${taskState(status)}`) }
  if (arrived)
    return <Alert className="ui-hint" type="success" role="status" showIcon title={t('examine.arrived', decision)} />
  const isOwn = by === user
  const texts = [opinion && t('examine.stands', { opinion }), t('examine.lateSays')]
  return (
    <Alert
      className="ui-hint"
      type={isOwn ? 'error' : 'warning'}
      role="alert"
      showIcon
      title={
        isOwn
          ? t('examine.notCounted', decision)
          : t('examine.late', { ...decision, name: name ?? t('examine.somebody') })
      }
      description={texts.filter(Boolean).join(' ')}
    />
  )
}
