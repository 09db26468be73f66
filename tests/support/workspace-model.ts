// A model of who may see and change what in workspaces, in plain maps, and random steps with the answer it expects of each.
import { count, join, list, type Step, step } from './workspace-step.ts'

type Role = 'owner' | 'editor' | 'viewer'

interface Document {
  title: string
  workspace: string
  isDeleted: boolean
}

const roles: Role[] = ['owner', 'editor', 'viewer']
const maxWorkspaces = 5
const maxDocuments = 30

/** Names are unique: things are found by them, even by people who may not see them. */
export class WorkspaceModel {
  readonly #people: readonly string[]
  readonly #random: () => number
  readonly #members = new Map<string, Map<string, Role>>()
  readonly #former = new Map<string, Set<string>>()
  readonly #documents: Document[] = []
  readonly #clients: { name: string; workspace: string }[] = []
  #count = 0

  /** Everybody starts with a workspace of their own, named after them. */
  constructor(people: readonly string[], random: () => number) {
    this.#people = people
    this.#random = random
    for (const person of people) this.#found(person, person)
  }

  /** The members of every workspace, as "workspace person role", sorted. */
  get memberships(): string[] {
    return [...this.#members]
      .flatMap(([workspace, members]) =>
        [...members].map(([person, role]) => `${workspace} ${person} ${role}`),
      )
      .sort()
  }

  /** A random request, already done in the model. */
  next(): Step {
    const makers = [
      () => this.#createWorkspace(),
      () => this.#join(),
      () => this.#join(),
      () => this.#changeRole(),
      () => this.#remove(),
      () => this.#createDocument(),
      () => this.#insertDocument(),
      () => this.#save(),
      () => this.#update(),
      () => this.#delete(),
      () => this.#restore(),
      () => this.#purge(),
      () => this.#addClient(),
      () => this.#readDocuments(),
      () => this.#readVersions(),
      () => this.#readTrash(),
      () => this.#readClients(),
      () => this.#readMembers(),
      () => this.#search(),
      () => this.#askRole(),
    ]
    return this.#pick(makers)()
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T
  }

  #found(workspace: string, owner: string): void {
    this.#members.set(workspace, new Map([[owner, 'owner']]))
    this.#former.set(workspace, new Set())
  }

  #scene() {
    const workspace = this.#pick([...this.#members.keys()])
    const document = this.#documents.length > 0 ? this.#pick(this.#documents) : undefined
    return { who: this.#pick(this.#people), person: this.#pick(this.#people), workspace, document }
  }

  #role(workspace: string, person: string): Role | undefined {
    return this.#members.get(workspace)?.get(person)
  }

  #mayWrite(workspace: string, person: string): boolean {
    return ['owner', 'editor'].includes(this.#role(workspace, person) ?? '')
  }

  /** Why somebody may not write; undefined if they may. */
  #refusal(workspace: string, person: string): string | undefined {
    if (this.#mayWrite(workspace, person)) return undefined
    const isKnown = this.#role(workspace, person) || this.#former.get(workspace)?.has(person)
    return isKnown ? 'PT403' : 'PT404'
  }

  #isLastOwner(workspace: string, person: string): boolean {
    const owners = [...(this.#members.get(workspace) ?? [])].filter(([, role]) => role === 'owner')
    return owners.length === 1 && owners[0]?.[0] === person
  }

  #visible<T extends { workspace: string }>(items: readonly T[], person: string): T[] {
    return items.filter(({ workspace }) => this.#role(workspace, person))
  }

  #createWorkspace(): Step {
    const { who } = this.#scene()
    if (this.#members.size >= this.#people.length + maxWorkspaces) return this.#join()
    this.#count += 1
    const name = `workspace ${this.#count}`
    this.#found(name, who)
    return step({ who, sql: `select 'made' from create_workspace('${name}')`, expected: 'made' })
  }

  /** As accepting an invitation does; nobody joins a personal workspace. */
  #join(): Step {
    const { workspace, person } = this.#scene()
    const role = this.#pick(roles)
    const isNew = !this.#people.includes(workspace) && !this.#role(workspace, person)
    if (isNew) {
      this.#members.get(workspace)?.set(person, role)
      this.#former.get(workspace)?.delete(person)
    }
    const sql = isNew
      ? `insert into workspace_members (workspace_id, user_id, role) values ($2, $3, '${role}') returning 'joined'`
      : "select 'joined'"
    return step({ who: null, sql, workspace, person, expected: 'joined' })
  }

  #changeRole(): Step {
    const { who, person, workspace } = this.#scene()
    const role = this.#pick(roles)
    const isAllowed = this.#role(workspace, who) === 'owner' && this.#role(workspace, person)
    const isRefused = isAllowed && role !== 'owner' && this.#isLastOwner(workspace, person)
    if (isAllowed && !isRefused) this.#members.get(workspace)?.set(person, role)
    const sql = count(
      `update workspace_members set role = '${role}' where workspace_id = $2 and user_id = $3`,
    )
    return step({ who, sql, workspace, person, expected: isRefused ? 'PT409' : isAllowed ? '1' : '0' })
  }

  #remove(): Step {
    const scene = this.#scene()
    const { who, workspace } = scene
    const person = this.#random() < 0.3 ? who : scene.person
    const isAllowed =
      this.#role(workspace, person) && (who === person || this.#role(workspace, who) === 'owner')
    const isRefused = isAllowed && this.#isLastOwner(workspace, person)
    if (isAllowed && !isRefused) {
      this.#members.get(workspace)?.delete(person)
      this.#former.get(workspace)?.add(person)
    }
    const sql = count('delete from workspace_members where workspace_id = $2 and user_id = $3')
    return step({ who, sql, workspace, person, expected: isRefused ? 'PT409' : isAllowed ? '1' : '0' })
  }

  #newTitle(workspace: string, isAllowed: boolean): string {
    this.#count += 1
    const title = `document ${this.#count}`
    if (isAllowed) this.#documents.push({ title, workspace, isDeleted: false })
    return title
  }

  #createDocument(): Step {
    const { who, workspace } = this.#scene()
    if (this.#documents.length >= maxDocuments) return this.#purge()
    const refusal = this.#refusal(workspace, who)
    const title = this.#newTitle(workspace, !refusal)
    const sql = `select 'saved' from save_document('words', title => '${title}', workspace_id => $2)`
    return step({ who, sql, workspace, expected: refusal ?? 'saved' })
  }

  #insertDocument(): Step {
    const { who, workspace } = this.#scene()
    if (this.#documents.length >= maxDocuments) return this.#delete()
    const isAllowed = this.#mayWrite(workspace, who)
    const title = this.#newTitle(workspace, isAllowed)
    const sql = `insert into content (title, content, workspace_id) values ('${title}', 'words', $2) returning 'saved'`
    return step({ who, sql, workspace, expected: isAllowed ? 'saved' : '42501' })
  }

  #save(): Step {
    const { who, document } = this.#scene()
    if (!document) return this.#createDocument()
    const gone = document.isDeleted ? 'PT404' : 'saved'
    const expected = this.#refusal(document.workspace, who) ?? gone
    return step({
      who,
      sql: "select 'saved' from save_document('words', id => $1)",
      document: document.title,
      expected,
    })
  }

  #update(): Step {
    const { who, document } = this.#scene()
    if (!document) return this.#createDocument()
    const isAllowed = !document.isDeleted && this.#mayWrite(document.workspace, who)
    const sql = count("update content set labels = '{changed}' where id = $1")
    return step({ who, sql, document: document.title, expected: isAllowed ? '1' : '0' })
  }

  #delete(): Step {
    const { who, document } = this.#scene()
    if (!document) return this.#createDocument()
    const isAllowed = !document.isDeleted && this.#mayWrite(document.workspace, who)
    if (isAllowed) document.isDeleted = true
    const sql = count('delete from content where id = $1')
    return step({ who, sql, document: document.title, expected: isAllowed ? '1' : '0' })
  }

  #restore(): Step {
    const { who, document } = this.#scene()
    if (!document) return this.#createDocument()
    const gone = document.isDeleted ? 'restored' : 'PT404'
    const expected = this.#refusal(document.workspace, who) ?? gone
    if (expected === 'restored') document.isDeleted = false
    return step({
      who,
      sql: "select 'restored' from restore_document($1)",
      document: document.title,
      expected,
    })
  }

  #purge(): Step {
    const { who, document } = this.#scene()
    if (!document) return this.#askRole()
    const isAllowed = document.isDeleted && this.#mayWrite(document.workspace, who)
    if (isAllowed) this.#documents.splice(this.#documents.indexOf(document), 1)
    const sql = count('delete from trash where id = $1')
    return step({ who, sql, document: document.title, expected: isAllowed ? '1' : '0' })
  }

  #addClient(): Step {
    const { who, workspace } = this.#scene()
    const isAllowed = this.#mayWrite(workspace, who)
    this.#count += 1
    const name = `client ${this.#count}`
    if (isAllowed) this.#clients.push({ name, workspace })
    const sql = `insert into clients (workspace_id, name) values ($2, '${name}') returning 'added'`
    return step({ who, sql, workspace, expected: isAllowed ? 'added' : '42501' })
  }

  #readDocuments(): Step {
    const { who } = this.#scene()
    const titles = this.#visible(this.#documents, who).filter(({ isDeleted }) => !isDeleted)
    return step({ who, sql: list('title', 'content'), expected: join(titles.map(({ title }) => title)) })
  }

  #readVersions(): Step {
    const { who, document } = this.#scene()
    if (!document) return this.#readTrash()
    const isVisible = !document.isDeleted && this.#role(document.workspace, who)
    const sql = `select (exists (select from content where id = $1))::text || ' ' ||
      (exists (select from content_versions v where v.content_id = $1 and not exists (select from content c where c.id = $1)))::text`
    return step({ who, sql, document: document.title, expected: `${Boolean(isVisible)} false` })
  }

  #readTrash(): Step {
    const { who } = this.#scene()
    const titles = this.#visible(this.#documents, who).filter(({ isDeleted }) => isDeleted)
    return step({ who, sql: list('title', 'trash'), expected: join(titles.map(({ title }) => title)) })
  }

  #readClients(): Step {
    const { who } = this.#scene()
    const names = this.#visible(this.#clients, who).map(({ name }) => name)
    return step({ who, sql: list('name', 'clients'), expected: join(names) })
  }

  #readMembers(): Step {
    const { who } = this.#scene()
    const people = [...this.#members.values()]
      .filter((members) => members.has(who))
      .map((members) => members.size)
    const sql = 'select count(*)::text from workspace_members'
    return step({ who, sql, expected: String(people.reduce((sum, size) => sum + size, 0)) })
  }

  #search(): Step {
    const { who, workspace } = this.#scene()
    const here = this.#visible(this.#documents, who).filter(
      (document) => document.workspace === workspace && !document.isDeleted,
    )
    const expected = join(here.map(({ title }) => title))
    return step({ who, sql: list('title', "search_documents('words', $2)"), workspace, expected })
  }

  #askRole(): Step {
    const { who, workspace } = this.#scene()
    const isFormer = this.#former.get(workspace)?.has(who)
    const expected = this.#role(workspace, who) ?? (isFormer ? 'PT403' : 'PT404')
    return step({ who, sql: 'select my_role($2)', workspace, expected })
  }
}
