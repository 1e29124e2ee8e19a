import { PaperClipOutlined } from '@ant-design/icons'
import type { Definition } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'
import { useUser } from '@shouya/console/api/account.ts'
import { type UploadedFile, upload } from '@shouya/console/api/upload.ts'
import PersonSearch from '@shouya/console/ui/PersonSearch.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { Button, Form, Select, Upload, type UploadFile } from 'antd'
import { useTranslation } from 'react-i18next'
import { isLive } from '../../request/noun.ts'
import type { Asked } from './askedFor.ts'
import OpinionInput from './OpinionInput.tsx'
import type { Move } from './offers.ts'
import type { Request, Task } from './request.ts'

type Props = {
  move: Move
  asked: Asked
  request: Request
  targets: NonNullable<Task['asks']>['targets']
  picks: readonly Picked[]
  /** The task of the move. */
  task: Task | undefined
  onSend: () => void
}

/** The most people that one move may name. */
const MOST = 20

const labels: Partial<Record<Move, 'comment' | 'reason' | 'message'>> = {
  addBefore: 'message',
  addParallel: 'message',
  delegate: 'message',
  transfer: 'message',
  cc: 'message',
  comment: 'comment',
  withdraw: 'reason',
  terminate: 'reason',
  reassign: 'reason',
}

/** A reason has at least two characters; it may be empty if there are files. */
const opinionRules = ({ opinion, files }: Asked, hasFiles: boolean) =>
  opinion === 'required' && !hasFiles ? [{ required: true, whitespace: true, min: files ? 1 : 2 }] : []

/** The fields that a move needs. */
export default function MoveFields({ move, asked, request, targets, picks, task, onSend }: Props) {
  const { t } = useTranslation()
  const { id: me } = useUser()
  const live = request.tasks.filter((each) => isLive(each) && each.kind !== 'resubmit')
  const common =
    move === 'agree' || move === 'addAfter' ? 'agree' : move === 'refuse' || move === 'return' ? 'refuse' : null
  const hasFiles = (Form.useWatch<readonly CommentFile[] | undefined>('files')?.length ?? 0) > 0
  const uploaded = async (_: unknown, files: readonly CommentFile[] = []) => {
    if (files.some(({ status }) => status !== 'done')) throw new Error(t('examine.filesNotThere'))
  }
  return (
    <>
      <Says move={move} task={task} />
      {asked.target && (
        <Form.Item
          name="target"
          label={t('examine.target')}
          rules={[{ required: true }]}
          initialValue={targets.length === 1 ? targets[0]?.target : undefined}
        >
          <Select
            placeholder={t('ui.choose')}
            options={targets.map(({ target, name }) => ({
              value: target,
              label:
                target === 'initiator'
                  ? t('examine.toInitiator', { name: request.initiator_name })
                  : target === 'previous'
                    ? t('examine.toPrevious', { name: name || t('request.field.initiator_name') })
                    : name,
            }))}
          />
        </Form.Item>
      )}
      {asked.task && (
        <Form.Item
          name="task_id"
          label={t('examine.whichTask')}
          rules={[{ required: true }]}
          initialValue={live.length === 1 ? live[0]?.id : undefined}
        >
          <Select
            placeholder={t('ui.choose')}
            options={live.map(({ id, node_name, assignee }) => ({
              value: id,
              label: `${node_name} · ${assignee?.name ?? t('examine.toClaim')}`,
            }))}
          />
        </Form.Item>
      )}
      {asked.people && (
        <Form.Item name="people" label={t(`examine.people.${asked.people}`)} rules={[{ required: true }]}>
          <PersonSearch of={asked.peopleFor} multiple={asked.people === 'many'} maxCount={MOST} />
        </Form.Item>
      )}
      {picks.map(({ node, name, min, max }) => (
        <Form.Item
          key={node}
          name={['picks', node]}
          label={name ? t('examine.pickFor', { name }) : t('examine.pickNext')}
          rules={min > 0 ? [{ required: true }] : []}
        >
          <PersonSearch multiple maxCount={max} {...(task && { pick: { node, task_id: task.id } })} />
        </Form.Item>
      ))}
      {asked.opinion && (
        <Form.Item
          name="opinion"
          dependencies={['files']}
          label={t(`examine.${labels[move] ?? 'opinion'}`)}
          rules={opinionRules(asked, hasFiles)}
        >
          <OpinionInput onSend={onSend} common={common} />
        </Form.Item>
      )}
      {asked.mentions && (
        <Form.Item name="mentions" label={t('examine.mentions')} extra={t('examine.mentionsSay')}>
          <Select
            mode="multiple"
            maxCount={MOST}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('ui.choose')}
            options={takingPart(request, me).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      )}
      {asked.files && (
        <Form.Item
          name="files"
          label={t('examine.commentFiles')}
          rules={[{ validator: uploaded }]}
          validateTrigger="onSubmit"
        >
          <CommentFiles />
        </Form.Item>
      )}
      {asked.signature && <SignItem label={t('examine.mySign')} />}
    </>
  )
}

/** Explains the move; for advice that was requested, it names the person who decides. */
function Says({ move, task }: { move: Move; task: Task | undefined }) {
  const { t } = useTranslation()
  const advises = move === 'agree' || move === 'refuse' ? task?.advises : null
  const explanation = advises
    ? t('examine.says.advice', { name: advises.name })
    : t(`examine.says.${move}` as 'examine.says.refuse', { defaultValue: '' })
  return explanation && <p className="ui-note examine-says">{explanation}</p>
}

type Person = { id: number; name: string }

/** The people who can be mentioned: the initiator and everybody who has or had a task, except the user. */
function takingPart(request: Pick<Request, 'initiator_id' | 'initiator_name' | 'tasks'>, me: number): Person[] {
  const all: Person[] = [
    { id: request.initiator_id, name: request.initiator_name },
    ...request.tasks.flatMap(({ assignee, principal }) => [assignee ?? [], principal ?? []].flat()),
  ]
  return all.filter(({ id }, at) => id !== me && all.findIndex((other) => other.id === id) === at)
}

/** A node whose people are picked by whoever decides before it. */
export type Picked = { node: string; name: string; min: number; max: number }

/** The limits for picking people for a node; defaults where its rules have none. */
export function pickAt(definition: Definition | undefined, node: string): Picked {
  const flowNode = definition && indexFlow(definition).get(node)?.node
  const rule =
    flowNode && 'who' in flowNode ? flowNode.who.find((whoRule) => whoRule.rule === 'previousPick') : undefined
  const { min = 1, max = 20 } = rule?.rule === 'previousPick' ? rule : {}
  return { node, name: flowNode?.name ?? '', min, max }
}

export type CommentFile = UploadFile<UploadedFile>

type CommentFilesProps = { id?: string; value?: CommentFile[]; onChange?: (value: CommentFile[]) => void }

/** The most files that the server accepts. */
const MOST_FILES = 9

/** Files of a comment. They are uploaded immediately; nobody else can read them before the comment is sent. */
function CommentFiles({ id, value = [], onChange }: CommentFilesProps) {
  const { t } = useTranslation()
  return (
    <Upload<UploadedFile>
      {...(id && { id })}
      className="examine-upload"
      multiple
      maxCount={MOST_FILES}
      fileList={value}
      customRequest={({ file, onSuccess, onError }) => {
        upload(file as File, 'daily').then((uploaded) => onSuccess?.(uploaded), onError)
      }}
      onChange={({ fileList }) => onChange?.(fileList)}
    >
      <Button icon={<PaperClipOutlined aria-hidden="true" />}>{t('examine.addFiles')}</Button>
    </Upload>
  )
}
