import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { conditionsOf } from './rows.ts'

/** Numbers stay masked in files. */
export const videoAccessExporter = exporter({
  title: 'export.VideoAccess',
  query: GetPageList.in,
  columns: {
    bill_no: 'text',
    dept_name: 'text',
    biz_date: 'text',
    create_user_name: 'text',
    applicant_type: { dict: 'video_applicant' },
    applicant_unit: 'text',
    applicant_name: 'text',
    video_reason: { dict: 'video_reason' },
    access_mode: { dict: 'video_mode' },
    video_begin: 'text',
    video_end: 'text',
    oa_examine_no: 'text',
    operator_user_name: 'text',
    supervisor_user_name: 'text',
    media_no: 'text',
    return_due: 'text',
    create_time: 'text',
    status: { dict: 'video_status' },
  },
  select: (ctx, query) =>
    ctx.scoped
      .rows('video_access')
      .selectAll()
      .where(conditionsOf(ctx, query))
      .orderBy('create_time', 'desc')
      .orderBy('id', 'desc'),
})
