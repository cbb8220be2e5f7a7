/** Why a screen from the network is not shown: where and which rule, never what stood there. */
export interface Refusal {
  readonly path: string;
  readonly reason: string;
}
