import { FileProtectOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTakeOver } from '@shouya/console/ui/useTakeOver.ts'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'
import { videoAccess } from '../noun.ts'
import { useVideoColumns } from './useVideoColumns.tsx'
import VideoFacts from './VideoFacts.tsx'
import VideoForm from './VideoForm.tsx'
import VideoMove from './VideoMove.tsx'
import VideoPrint from './VideoPrint.tsx'
import VideoRegister from './VideoRegister.tsx'
import VideoRequests from './VideoRequests.tsx'
import VideoSigns from './VideoSigns.tsx'
import VideoStatus from './VideoStatus.tsx'
import { type Move, type VideoRow, videoShape } from './videoList.ts'

/** Access to recordings, and copies that were handed out (domain 4.6). */
export default function ReadList() {
  const { t } = useTranslation()
  const register = useRegister('VideoAccess/GetPageList', videoShape, videoAccess.query.sorts)
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
  return (
    <NounPage
      of={videoAccess}
      name="ReadList.register"
      page={page}
      register={register}
      shape={videoShape}
      columns={useVideoColumns()}
      begin={begin}
      fields={
        <>
          <Filter of="biz_date" />
          <Filter of="status" />
          <Filter of="applicant_type" />
          <Filter of="access_mode" />
          <Filter of="dept_name" />
        </>
      }
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
        </>
      }
      form={(onClose) => <VideoForm id={undefined} onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={videoAccess}
          get="VideoAccess/Get"
          name={({ applicant_name }) => applicant_name}
          status={(row) => <VideoStatus row={row} />}
          tabs={(row) => [
            { key: 'facts', label: t('ui.facts'), children: <VideoFacts row={row} /> },
            { key: 'signs', label: t('ui.signs'), children: <VideoSigns row={row} /> },
          ]}
        />
      )}
    />
  )
}
