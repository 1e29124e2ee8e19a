import { FileProtectOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'
import { useVideoColumns } from './useVideoColumns.tsx'
import VideoDetail from './VideoDetail.tsx'
import VideoFilters from './VideoFilters.tsx'
import VideoForm from './VideoForm.tsx'
import VideoMove from './VideoMove.tsx'
import VideoPrint from './VideoPrint.tsx'
import VideoRegister from './VideoRegister.tsx'
import VideoRequests from './VideoRequests.tsx'
import { type Move, movePath, type VideoRow, videoShape, videoSorts } from './videoList.ts'

type Moving = { row: VideoRow; move: Exclude<Move, 'edit' | 'takeOver'> }

/** Who looked at recordings, and what left the house (domain 4.6). */
export default function ReadList() {
  const { t } = useTranslation()
  const register = useRegister('VideoAccess/GetPageList', videoShape, videoSorts)
  const columns = useVideoColumns()
  const [moving, setMoving] = useState<Moving>()
  const [edited, setEdited] = useState<number>()
  const [adding, setAdding] = useAdding('VideoAccess/Save')
  const opened = useOpened(register)
  const takeOver = useTakeOver('video_access', 'VideoAccess')
  const printing = usePrinting('VideoAccess/GetPrintList', register.filters, (print) => <VideoPrint {...print} />)

  const begin = (row: VideoRow, move: Move) => {
    const edit = () => {
      opened.close()
      setEdited(row.id)
    }
    if (move === 'edit') edit()
    else if (move === 'takeOver') takeOver(row, edit)
    else setMoving({ row, move })
  }
  const moves = (row: VideoRow): RowAction[] =>
    row.allowed.map((move) => ({
      text: t(`videos.move.${move}`),
      path: movePath[move],
      ...(move === 'edit' ? { body: { id: row.id } } : move === 'takeOver' ? { body: { table: 'video_access' } } : {}),
      danger: move === 'refuse',
      onClick: () => begin(row, move),
    }))
  const actions = (row: VideoRow): RowAction[] => [
    ...moves(row),
    { text: t('ui.details'), path: 'VideoAccess/Get', onClick: () => opened.show(row) },
  ]
  const entering = adding || edited !== undefined
  const stop = () => setMoving(undefined)
  return (
    <>
      <RegisterPage
        name="ReadList.register"
        register={register}
        shape={videoShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('videos.keywords')}
        fields={<VideoFilters />}
        flags={{
          mine: t('videos.mine'),
          overdue: t('videos.overdue'),
          include_child: t('videos.unitAlone'),
        }}
        add={{ path: 'VideoAccess/Save', text: t('videos.add'), onClick: () => setAdding(true) }}
        about={t('videos.about')}
        batch={printing.batch}
        tools={
          <>
            <OperationButton
              path="OaExamine/Add"
              icon={<FileProtectOutlined aria-hidden="true" />}
              onClick={() => openTab(permitPaths.newRequest)}
            >
              {t('videos.ask')}
            </OperationButton>
            <VideoRequests />
            <ExportTool controller="VideoAccess" register={register} columns={columns} />
            {printing.tool}
          </>
        }
      />
      {entering && (
        <VideoForm
          id={edited}
          onClose={() => {
            setEdited(undefined)
            setAdding(false)
          }}
        />
      )}
      {moving?.move === 'register' && <VideoRegister row={moving.row} onClose={stop} />}
      {moving && moving.move !== 'register' && <VideoMove row={moving.row} move={moving.move} onClose={stop} />}
      {printing.sheet}
      {opened.id && !entering && (
        <VideoDetail id={opened.id} moves={moves} print={printing.one(opened.id)} beside={opened.beside} />
      )}
    </>
  )
}
