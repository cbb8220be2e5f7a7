/** Why a screen from the network is not shown: where and which rule, never what stood there. */
export interface Fault {
  readonly path: string;
  readonly reason: string;
}
