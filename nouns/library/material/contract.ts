import { action } from '@shouya/contract/action'
import { documentText } from '@shouya/contract/customForm'
import { fileRow } from '@shouya/contract/escort'
import { datetime, id, jsonObject, line, one, pageQuery, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, moveAction, pageAction, queryOf, reason } from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { material, receipt } from './noun.ts'
import { PASS_SCORE } from './rules.ts'

const read = { id: 'file_search', operation: 'query' }
const manage = grantOf(material)

const MOST_CHOSEN = 200
const MOST_ANSWERS = 20_000
/** Bytes of a document with the pictures in its text. */
const LARGEST = 2_097_152

/** A file of a document; `seconds`: how long a video is, null where it is none or its length is not known (yet). */
export const materialFile = fileRow.extend({ seconds: z.int().nullable() })

export const materialRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(material),
  /** Address of the cover picture, or an empty text. */
  cover: z.string(),
  visible_dept_ids: z.array(id),
  visible_role_ids: z.array(id),
  /** It ends with questions. */
  asks: z.boolean(),
  allowed: allowedMoves(material),
})

export const materialDetail = materialRow.extend({
  ...detailFields(material),
  files: z.array(materialFile),
  cover_file_id: id.nullable(),
  /** Names of the chosen units and roles. */
  visible_names: z.array(z.string()),
  form_id: id.nullable(),
  form_name: z.string().nullable(),
  right_answers: z.record(z.string(), z.json()).nullable(),
  /** It is of a unit in the caller's scope, not only published into it: its history is theirs to see. */
  own: z.boolean(),
})

const shared = {
  type: z.literal([1, 2]).optional(),
  /** The category and those below it. */
  category_id: id.optional(),
  /** The year of its publication. */
  year: z.int().min(2000).max(2999).optional(),
  /** The outlet that it is about, and those below a unit. */
  build_dept_id: id.optional(),
}

const query = queryOf(material, shared)

export type Filters = FiltersIn<typeof query>

/**
 * Documents of units in the caller's scope in every state, and published ones that reach the caller or their units. `dept_id`:
 * the publishing unit. `keywords`: title, summary, text, tags, people, numbers, and the text of its files.
 */
export const GetPageList = pageAction(material, query.list, materialRow)

/** One of them with all that its form writes. 1002 none or deleted, 403 neither of the caller's units nor for them. */
export const Get = action('File', 'Get', { kind: 'read', access: manage('query'), in: one, out: materialDetail })

/** How far the caller is with a document. */
const ownReading = {
  /** It counts as read. */
  IsRead: z.literal([0, 1]),
  read_seconds: z.int(),
  /** Percent of its videos that the caller has seen. */
  progress: z.int(),
  /** When all was done that it asks for. */
  done_time: datetime.nullable(),
  score: z.int().nullable(),
}

const listed = listFields(material)

/** A published document as its readers see it. */
export const readRow = z.object({
  id,
  type: listed.type,
  title: listed.title,
  category_name: listed.category_name,
  summary: listed.summary,
  dept_name: listed.dept_name,
  author: listed.author,
  tags: listed.tags,
  need_read: listed.need_read,
  read_deadline: listed.read_deadline,
  is_top: listed.is_top,
  build_dept_name: listed.build_dept_name,
  build_stage: listed.build_stage,
  publish_time: datetime,
  view_count: listed.view_count,
  cover: z.string(),
  asks: z.boolean(),
  ...ownReading,
})

export const readDetail = readRow.extend({
  ...detailFields(material),
  publish_user_name: z.string(),
  files: z.array(materialFile),
  /** Seconds that the caller has seen of each video, by the id of its file. */
  videos: z.record(z.string(), z.number()),
  /** The caller may keep its files, not only look at them. */
  may_download: z.boolean(),
})

const readList = pageQuery(['publish_time', 'title'], {
  ...shared,
  build_stage: z.int().min(1).max(7).optional(),
  /** Not read by the caller. */
  unread: z.literal(true).optional(),
  /** Must be read, and the caller has not done all that it asks for. */
  to_read: z.literal(true).optional(),
})

export type ReadFilters = FiltersIn<{ list: typeof readList }>

/** What is published for the caller: to the whole bank, to their unit or one above it, or to their role. Pinned ones come first. */
export const GetReadPageList = action('File', 'GetReadPageList', {
  kind: 'read',
  access: read,
  list: 'page',
  in: readList,
  out: readRow,
})

/** One of them. 1002 none, 1004 it was taken down, 403 not for the caller. */
export const GetRead = action('File', 'GetRead', { kind: 'read', access: read, in: one, out: readDetail })

const reading = z.object({ ...ownReading, videos: readDetail.shape.videos })

/**
 * The caller opens a document that is for them. From now on time counts for it, and for no other one, until they are silent for
 * longer than 35 s.
 */
export const StartReading = action('File', 'StartReading', { kind: 'write', access: read, in: one, out: reading })

/**
 * The caller still looks at it: the time since the last sign counts, at most 35 s of it (domain 9.1). It counts as read after 10 s,
 * with videos once they were seen to the end; a video advances by twice that time at most. 1004 another one was opened since.
 */
export const KeepReading = action('File', 'KeepReading', {
  kind: 'write',
  access: read,
  in: z.strictObject({
    id,
    /** How far a video has been played, in seconds. */
    video: z.strictObject({ file_id: id, position: z.number().min(0).max(360_000) }).optional(),
  }),
  out: reading,
})

/** The caller keeps a file of it: counted. 403 it may only be looked at. */
export const Download = action('File', 'Download', {
  kind: 'write',
  access: { id: 'file_search', operation: 'download' },
  in: z.strictObject({ id, file_id: id }),
  out: z.object({ url: z.string(), name: z.string() }),
})

const tries = {
  pass_score: z.int(),
  score: z.int().nullable(),
  tries_left: z.int(),
}

/** The questions at the end of a document that the caller has read, without what is right. 1004 not read, or it asks nothing. */
export const GetQuestions = action('File', 'GetQuestions', {
  kind: 'read',
  access: read,
  in: one,
  out: z.object({ ...tries, document: documentText }),
})

/**
 * The caller answers them, up to three times until it suffices; the best score stays. 1001 what the form refuses; 1004 answered
 * already, or as often as may be. `wrong`: the questions that were not right, once nothing more can be answered.
 */
export const Answer = action('File', 'Answer', {
  kind: 'write',
  access: read,
  in: z.strictObject({ id, data: jsonObject(MOST_ANSWERS, 100) }),
  out: z.object({ ...tries, score: z.int(), passed: z.boolean(), wrong: z.array(z.string()) }),
})

const entered = enteredFields(material)

/**
 * Writes a draft, or changes one or what was taken down. `dept_id`: the publishing unit, by default the caller's own; it stays.
 * 1001 a category of the other type, an unknown unit or role, a must without its deadline, questions without what is right,
 * files of others; 1004 it is published or waits for its review; 1005.
 */
export const Save = action('File', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: manage('add'), present: manage('edit') },
  largest: LARGEST,
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    dept_id: id.optional(),
    ...entered,
    content: entered.content.default(''),
    visible_type: entered.visible_type.default(1),
    need_read: entered.need_read.default(false),
    allow_download: entered.allow_download.default(true),
    cover_file_id: id.nullable().default(null),
    /** Of chosen readers: units with those below them, and roles; of both, people who are of one and have the other. */
    visible_dept_ids: z.array(id).max(MOST_CHOSEN).default([]),
    visible_role_ids: z.array(id).max(MOST_CHOSEN).default([]),
    /** A published form whose questions end the document. */
    form_id: id.nullable().default(null),
    /** What is right, by the model of the question; only these count. */
    right_answers: jsonObject(MOST_ANSWERS, 100).nullable().default(null),
    pass_score: z.int().min(1).max(100).default(PASS_SCORE),
  }),
  out: saved,
})

/** Hands a draft to those who may publish it. 1001 what it lacks. */
export const Submit = moveAction(material, 'submit')

/**
 * Publishes a draft, what waits for its review, or what was taken down: by whoever has all units that it reaches in scope, so
 * for the whole bank only whoever sees the whole bank. 1001 what it lacks, a deadline that has passed.
 */
export const Publish = moveAction(material, 'publish')

/** Gives what waits for its review back to its author, with the reason; its author takes it back themselves. */
export const Return = moveAction(material, 'return', reason)

/** Takes a published one down; readings stay. If it is changed before it is published again, it is to be read again. */
export const Unpublish = moveAction(material, 'unpublish', reason)

/** Keeps a published one above others, for ever or until `top_end`, or no longer. 1001 an end that is not ahead. */
export const Top = moveAction(material, 'top', { is_top: z.boolean(), top_end: datetime.nullable().default(null) })

/** Puts a draft or what was taken down into the recycle bin; readings stay until retention takes both. */
export const Delete = deleteAction(material)

const receiptFilters = {
  id,
  state: z.enum(['read', 'unread', 'answered', 'unanswered']).optional(),
  /** The unit and those below it. */
  dept_id: id.optional(),
}

export const receiptRow = z.object({
  /** The receiver's. */
  id,
  ...listFields(receipt),
  post: z.string().nullable(),
  IsRead: z.literal([0, 1]),
})

const receiptList = pageQuery(['dept_id', 'real_name'], receiptFilters)

export type ReceiptFilters = FiltersIn<{ list: typeof receiptList }>

/**
 * Those in the caller's scope for whom a document (`id`) is that the caller manages, as they are now, and those who read it
 * before they left. `keywords`: name, account, staff number.
 */
export const GetReceiptPageList = action('File', 'GetReceiptPageList', {
  kind: 'read',
  access: manage('query'),
  list: 'page',
  in: receiptList,
  out: receiptRow,
})

/** The same counted by unit in the order of the organisation; `score`: the average of those who answered. */
export const GetReceiptDeptList = action('File', 'GetReceiptDeptList', {
  kind: 'read',
  access: manage('query'),
  in: one,
  out: z.array(
    z.object({
      dept_id: id,
      dept_name: z.string(),
      receivers: z.int(),
      read: z.int(),
      answered: z.int(),
      score: z.int().nullable(),
    }),
  ),
})

/**
 * Reminds those in the caller's scope (below `dept_id` if it is sent) who have not done what a published must asks for; who was
 * reminded of it within the last hour is left out. 1004 no must, everybody has, or all were reminded just now.
 */
export const Urge = action('File', 'Urge', {
  kind: 'write',
  access: manage('publish'),
  in: z.strictObject({ id, dept_id: id.optional() }),
  out: z.object({ urged: z.int(), left_out: z.int() }),
})

const paper = z.object({ id, title: z.string() })

/**
 * How far the construction of outlets is, by the published papers that the caller reads: of each stage up to the furthest one
 * the categories that it needs, with their papers; and what else there is of it. At most 200 outlets, the last changed first.
 */
export const GetBuildList = action('File', 'GetBuildList', {
  kind: 'read',
  access: read,
  in: z.strictObject({ build_dept_id: id.optional(), keywords: line(50).default('') }),
  out: z.array(
    z.object({
      build_dept_id: id,
      build_dept_name: z.string(),
      /** The furthest stage with a paper. */
      build_stage: z.int(),
      /** How many papers are missing up to it. */
      missing: z.int(),
      stages: z.array(
        z.object({
          build_stage: z.int(),
          needs: z.array(z.object({ category_id: id, category_name: z.string(), papers: z.array(paper) })),
          others: z.array(paper),
        }),
      ),
    }),
  ),
})

/** Units and roles that a document can be chosen for. */
export const GetAudience = action('File', 'GetAudience', {
  kind: 'read',
  access: { anyOf: [manage('add'), manage('edit')] },
  in: z.strictObject({}),
  out: z.object({
    roles: z.array(z.object({ id, role_name: z.string() })),
    /** The published forms that can be its questions. */
    forms: z.array(z.object({ id, form_name: z.string() })),
  }),
})

/** A form as the questions of a document, for whoever says what is right. 1004 it is not published. */
export const GetForm = action('File', 'GetForm', {
  kind: 'read',
  access: { anyOf: [manage('add'), manage('edit')] },
  in: one,
  out: z.object({ document: documentText }),
})
