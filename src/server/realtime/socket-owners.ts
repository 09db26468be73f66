// Whose a socket is, and how many they may have: its person's, or the address's it comes from as long as nobody has signed in on it.
// Without the second, a visitor could open every socket of the process with the public key.
import type { Connection } from './connection.ts'
import { limits } from './limits.ts'

export class SocketOwners {
  readonly #people = new Map<string, Set<Connection>>()
  readonly #addresses = new Map<string, Set<Connection>>()

  /** Whether the address may open another socket. Holders of the service key may open any number. */
  hasRoom({ address, keyHolder }: Pick<Connection, 'address' | 'keyHolder'>): boolean {
    if (keyHolder.role === 'service_role') return true
    return (this.#addresses.get(address)?.size ?? 0) < limits.socketsPerAddress
  }

  open(connection: Connection): void {
    if (connection.keyHolder.role !== 'service_role') add(this.#addresses, connection.address, connection)
  }

  /** From now on the socket is the person's; false if they have too many. */
  signIn(connection: Connection, userId: string): boolean {
    const sockets = this.#people.get(userId)
    if (sockets && !sockets.has(connection) && sockets.size >= limits.socketsPerPerson) return false
    add(this.#people, userId, connection)
    remove(this.#addresses, connection.address, connection)
    return true
  }

  /** The person has left every channel of the socket: it is a visitor's again, unless it is somebody else's, too. */
  signOut(connection: Connection, userId: string): void {
    remove(this.#people, userId, connection)
    if (![...connection.channels.values()].some(({ identity }) => identity.userId !== undefined))
      this.open(connection)
  }

  close(connection: Connection): void {
    remove(this.#addresses, connection.address, connection)
  }
}

function add(owners: Map<string, Set<Connection>>, owner: string, connection: Connection): void {
  owners.set(owner, (owners.get(owner) ?? new Set()).add(connection))
}

function remove(owners: Map<string, Set<Connection>>, owner: string, connection: Connection): void {
  const sockets = owners.get(owner)
  sockets?.delete(connection)
  if (sockets?.size === 0) owners.delete(owner)
}
