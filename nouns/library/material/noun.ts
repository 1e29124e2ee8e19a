import {
  choice,
  code,
  count,
  day,
  files,
  flag,
  line,
  moment,
  paragraph,
  person,
  record,
  unit,
} from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

const states = { draft: 0, pending: 1, published: 2, unpublished: 3, deleted: 9 } as const

/** Documents of the learning corner and about the construction of outlets (domain 9.1), managed here and read by whom they are for. */
export const material = defineNoun({
  name: 'material',
  controller: 'File',
  table: 'material',
  permission: 'file_mgr',
  route: '/exception/file/file/List1',
  logged: ['cover', 'urged', 'form_name', 'visible'],
  states: { dict: 'file_status', codes: states, open: ['draft', 'pending'] },
  // Who may publish what reaches further than their own units is in `server/rules.ts`.
  moves: {
    edit: { from: ['draft', 'unpublished'], operation: 'edit', action: 'Save' },
    submit: { from: ['draft'], to: 'pending', operation: ['add', 'edit'], action: 'Submit' },
    publish: { from: ['draft', 'pending', 'unpublished'], to: 'published', operation: 'publish', action: 'Publish' },
    return: { from: ['pending'], to: 'draft', operation: ['publish', 'edit'], action: 'Return' },
    receipt: { from: ['published', 'unpublished'], operation: 'query', action: 'GetReceiptPageList' },
    top: { from: ['published'], operation: 'top', action: 'Top' },
    unpublish: { from: ['published'], to: 'unpublished', operation: 'unpublish', action: 'Unpublish', danger: true },
    delete: { from: ['draft', 'unpublished'], to: 'deleted', operation: 'delete', action: 'Delete', danger: true },
  },
  fields: {
    title: line(100, 1, { entered: true, exported: true, searched: true }),
    type: code('file_type', { min: 1, max: 2, entered: true, exported: true }),
    category_name: record('category_id', { entered: true, exported: true }),
    summary: line(300, 0, { optional: true, entered: true, searched: true }),
    dept_name: unit('dept_id', { exported: true, searched: true }),
    author: line(50, 0, { optional: true, entered: true, exported: true, searched: true }),
    tags: line(100, 0, { optional: true, entered: true, exported: true, searched: true }),
    visible_type: choice([1, 2, 3], { entered: true, exported: true }),
    need_read: flag({ entered: true, exported: true }),
    read_deadline: moment({ optional: true, entered: true, exported: true }),
    is_top: flag({ exported: true }),
    top_end: moment({ optional: true, exported: true }),
    // The outlet that a document about construction is about, and how far that is.
    build_dept_name: unit('build_dept_id', { optional: true, entered: true, exported: true, searched: true }),
    build_stage: code('build_stage', { optional: true, min: 1, max: 7, entered: true, exported: true }),
    build_begin: day({ optional: true, entered: true, detail: true, exported: true }),
    build_end: day({ optional: true, entered: true, detail: true, exported: true }),
    contractor: line(100, 0, { optional: true, entered: true, detail: true, exported: true, searched: true }),
    approve_doc_no: line(50, 0, { optional: true, entered: true, detail: true, exported: true, searched: true }),
    accept_doc_no: line(50, 0, { optional: true, entered: true, detail: true, exported: true, searched: true }),
    publish_user_name: person('publish_user_id', { optional: true, exported: true, searched: true }),
    publish_time: moment({ optional: true, exported: true }),
    // Numbers of receivers at its publication, of readers, of openings and downloads.
    receiver_count: count({ optional: true, exported: true }),
    read_count: count({ optional: true, exported: true }),
    view_count: count({ exported: true }),
    download_count: count({ exported: true }),
    create_user_name: person('create_user_id', { exported: true, searched: true }),
    create_time: moment({ exported: true }),
    status: code('file_status', { exported: true }),
    // Sanitised rich text with its pictures.
    content: paragraph(500_000, 0, { entered: true, detail: true, searched: true }),
    file_ids: files(10, { entered: true, detail: true }),
    video_url: line(500, 0, { optional: true, entered: true, detail: true }),
    source: line(100, 0, { optional: true, entered: true, detail: true, searched: true }),
    allow_download: flag({ entered: true, detail: true }),
    pass_score: count({ optional: true, min: 1, max: 100, detail: true }),
    submit_time: moment({ optional: true, detail: true }),
    return_reason: line(200, 2, { optional: true, detail: true }),
    unpublish_time: moment({ optional: true, detail: true }),
    unpublish_reason: line(200, 2, { optional: true, detail: true }),
  },
  parts: {
    /** Whom it is for, with how far each has read it. */
    receipts: {
      fields: {
        real_name: line(50, 1, { exported: true }),
        dept_name: unit('dept_id', { exported: true }),
        post: code('post', { optional: true, exported: true }),
        IsRead: flag({ exported: true }),
        read_time: moment({ optional: true, exported: true }),
        read_seconds: count({ optional: true, exported: true }),
        progress: count({ optional: true, exported: true }),
        score: count({ optional: true, exported: true }),
        answer_time: moment({ optional: true, exported: true }),
        download_time: moment({ optional: true, exported: true }),
        // When they were last reminded of it.
        remind_time: moment({ optional: true, exported: true }),
      },
    },
  },
  query: {
    sorts: ['create_time', 'publish_time', 'title'],
    unit: true,
    among: ['status'],
    equals: ['build_stage', 'need_read'],
    // Waits for a review by the caller.
    flags: ['to_review'],
  },
  counters: {
    /** What the caller must read and has not finished. */
    material_to_read: {
      list: 'GetReadPageList',
      to_read: true,
      tile: { group: 'today', unit: 'paper', tone: 'waits' },
    },
    /** What waits for the caller's review. */
    material_review: { to_review: true, tile: { group: 'today', unit: 'paper', tone: 'waits', operation: 'publish' } },
  },
})

/** Somebody whom a document is for, with how far they have read it. */
export const receipt = partOf(material, 'receipts')
