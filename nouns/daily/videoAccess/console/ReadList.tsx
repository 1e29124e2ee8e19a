import { FileProtectOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { movePath } from '@shouya/console/noun/movePath.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'
import { videoAccess } from '../noun.ts'
import { useVideoColumns } from './useVideoColumns.tsx'
import VideoDetail from './VideoDetail.tsx'
import VideoFilters from './VideoFilters.tsx'
import VideoForm from './VideoForm.tsx'
import VideoMove from './VideoMove.tsx'
import VideoPrint from './VideoPrint.tsx'
import VideoRegister from './VideoRegister.tsx'
import VideoRequests from './VideoRequests.tsx'
import { type Move, type VideoRow, videoShape, videoSorts } from './videoList.ts'

/** Who looked at recordings, and what left the house (domain 4.6). */
export default function ReadList() {
  const { t } = useTranslation()
  const register = useRegister('VideoAccess/GetPageList', videoShape, videoSorts)
  const columns = useVideoColumns()
  const page = useRecordPage(register, 'VideoAccess/Get', 'VideoAccess/Save')
  const takeOver = useTakeOver('video_access', 'VideoAccess')
  const printing = usePrinting('VideoAccess/GetPrintList', register.filters, (print) => <VideoPrint {...print} />)

  const begin = (row: VideoRow, move: Move) => {
    const edit = () => {
      page.opened.close()
      page.ask((onClose) => <VideoForm id={row.id} onClose={onClose} />)
    }
    if (move === 'edit') edit()
    else if (move === 'takeOver') takeOver(row, edit)
    else if (move === 'register') page.ask((onClose) => <VideoRegister row={row} onClose={onClose} />)
    else page.ask((onClose) => <VideoMove row={row} move={move} onClose={onClose} />)
  }
  const moves = (row: VideoRow): RowAction[] =>
    row.allowed.map((move) => ({
      text: t(`videoAccess.move.${move}`),
      path: movePath(videoAccess, move),
      ...(move === 'edit' ? { body: { id: row.id } } : move === 'takeOver' ? { body: { table: 'video_access' } } : {}),
      danger: move === 'refuse',
      onClick: () => begin(row, move),
    }))
  return (
    <RecordPage
      page={page}
      name="ReadList.register"
      register={register}
      shape={videoShape}
      columns={columns}
      moves={moves}
      hint={t('videoAccess.keywords')}
      fields={<VideoFilters />}
      flags={{
        mine: t('videoAccess.mine'),
        overdue: t('videoAccess.overdue'),
        include_child: t('videoAccess.unitAlone'),
      }}
      about={t('videoAccess.about')}
      printing={printing}
      tools={
        <>
          <OperationButton
            path="OaExamine/Add"
            icon={<FileProtectOutlined aria-hidden="true" />}
            onClick={() => openTab(permitPaths.newRequest)}
          >
            {t('videoAccess.ask')}
          </OperationButton>
          <VideoRequests />
          <ExportTool controller="VideoAccess" register={register} columns={columns} />
          {printing.tool}
        </>
      }
      add={t('videoAccess.add')}
      form={(onClose) => <VideoForm id={undefined} onClose={onClose} />}
      detail={(record) => <VideoDetail {...record} />}
    />
  )
}
