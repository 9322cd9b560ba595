"""A net's judgement, compiled: the same bits from every compiler and on every machine.

All weights are in one array of float32, in this order (`Net` writes it):

    enter.weight transposed (a row for each feature), enter.bias
    for each block k: norms.k.weight, norms.k.bias,
        layers.k.weight transposed (a row for each input), layers.k.bias
    norms.<blocks>.weight, norms.<blocks>.bias
    shares.weight (a row for each relative seat), shares.bias
    policy.weight (a row for each action), policy.bias

Every sum has the order of the source, so a judgement depends neither on the width of a processor's registers
nor on the rows it is made with. A linear layer adds up the rows of its weights, each times its input: that
needs no sum across a register. Inputs that are zero are passed over, and many are: few features apply, and
behind a norm nothing is below zero.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from argosy.core.compiled import compiled, jit_is_on
from argosy.core.events import MAX_SEATS
from argosy.core.typing import Floats, Ints
from argosy.players import elementary
from argosy.players.compilation import mark
from argosy.players.elementary import exp

FEATURES, WIDTH, BLOCKS, ACTIONS, RESTRAINT = range(
    5
)  # the places of `sizes`: what there is to know of a net
EPSILON = 1e-5  # of norms
ROWS = 32  # at a time, so that weights are fetched once for all of them
INPUTS = 64  # whose weights are used for all rows before the next ones'
AT_ONCE = 4  # inputs
LANES = 8  # sums side by side, which are added up in the end

NAME, SOURCES = "argosy.players.net_kernel", mark(__file__, elementary.__file__)


class NetArrays(NamedTuple):
    """A net as compiled code takes it. No two threads may share what is hidden."""

    weights: Floats
    sizes: Ints
    hidden: Floats  # (2 * ROWS, width): what goes on between features and heads


def _add_rows(sums: Any, w0: Any, w1: Any, w2: Any, w3: Any, x0: Any, x1: Any, x2: Any, x3: Any) -> None:
    for j in range(len(sums)):
        sums[j] = (((sums[j] + x0 * w0[j]) + x1 * w1[j]) + x2 * w2[j]) + x3 * w3[j]


def _add_rows_in_numpy(
    sums: Any, w0: Any, w1: Any, w2: Any, w3: Any, x0: Any, x1: Any, x2: Any, x3: Any
) -> None:
    """The same without compiling, a hundred times as fast as Python's own loop."""
    sums[:] = (((sums + x0 * w0) + x1 * w1) + x2 * w2) + x3 * w3


add_rows = compiled(f"{NAME}.add_rows-{SOURCES}")(_add_rows if jit_is_on() else _add_rows_in_numpy)


@compiled(f"{NAME}.linear-{SOURCES}")
def linear(x: Floats, rows: int, weights: Floats, sums: Floats, picks: Ints) -> None:
    """Add the weights of every input, times the input, to each row of sums."""
    inputs, width, zero = x.shape[1], sums.shape[1], np.float32(0)
    for begin in range(0, inputs, INPUTS):
        end = min(begin + INPUTS, inputs)
        for r in range(rows):
            n = 0
            for i in range(begin, end):
                picks[n] = i
                n += x[r, i] != zero
            for k in range(0, n, AT_ONCE):
                # The last inputs are made four by some that count as zero.
                i0, i1 = picks[k], picks[min(k + 1, n - 1)]
                i2, i3 = picks[min(k + 2, n - 1)], picks[min(k + 3, n - 1)]
                add_rows(
                    sums[r],
                    weights[i0 * width : (i0 + 1) * width],
                    weights[i1 * width : (i1 + 1) * width],
                    weights[i2 * width : (i2 + 1) * width],
                    weights[i3 * width : (i3 + 1) * width],
                    x[r, i0],
                    x[r, i1] if k + 1 < n else zero,
                    x[r, i2] if k + 2 < n else zero,
                    x[r, i3] if k + 3 < n else zero,
                )


@compiled(f"{NAME}.dot-{SOURCES}")
def dot(x: Floats, w: Floats) -> np.float32:
    """The sum of products, in `LANES` sums side by side."""
    zero = np.float32(0)
    s0, s1, s2, s3, s4, s5, s6, s7 = zero, zero, zero, zero, zero, zero, zero, zero
    whole = len(x) - len(x) % LANES
    for i in range(0, whole, LANES):
        s0 += x[i] * w[i]
        s1 += x[i + 1] * w[i + 1]
        s2 += x[i + 2] * w[i + 2]
        s3 += x[i + 3] * w[i + 3]
        s4 += x[i + 4] * w[i + 4]
        s5 += x[i + 5] * w[i + 5]
        s6 += x[i + 6] * w[i + 6]
        s7 += x[i + 7] * w[i + 7]
    for i in range(whole, len(x)):
        s0 += x[i] * w[i]
    return ((s0 + s1) + (s2 + s3)) + ((s4 + s5) + (s6 + s7))


@compiled(f"{NAME}.total-{SOURCES}")
def total(x: Floats) -> np.float32:
    """The sum, in `LANES` sums side by side."""
    zero = np.float32(0)
    s0, s1, s2, s3, s4, s5, s6, s7 = zero, zero, zero, zero, zero, zero, zero, zero
    whole = len(x) - len(x) % LANES
    for i in range(0, whole, LANES):
        s0 += x[i]
        s1 += x[i + 1]
        s2 += x[i + 2]
        s3 += x[i + 3]
        s4 += x[i + 4]
        s5 += x[i + 5]
        s6 += x[i + 6]
        s7 += x[i + 7]
    for i in range(whole, len(x)):
        s0 += x[i]
    return ((s0 + s1) + (s2 + s3)) + ((s4 + s5) + (s6 + s7))


@compiled(f"{NAME}.normalise-{SOURCES}")
def normalise(x: Floats, weights: Floats, bias: Floats, out: Floats) -> None:
    """A norm, and nothing below zero."""
    width, zero = len(x), np.float32(0)
    mean = np.float32(np.float64(total(x)) / width)
    for j in range(width):
        out[j] = x[j] - mean
    scale = np.float32(1.0 / math.sqrt(np.float64(dot(out, out)) / width + EPSILON))
    for j in range(width):
        out[j] = max((out[j] * scale) * weights[j] + bias[j], zero)


@compiled(f"{NAME}.evaluate-{SOURCES}")
def evaluate(net: NetArrays, features: Floats, rows: int, picks: Ints) -> None:
    """Run up to `ROWS` rows of features through the net, as far as its heads."""
    weights, inputs = net.weights, net.sizes[FEATURES]
    width, blocks = net.sizes[WIDTH], net.sizes[BLOCKS]
    sums, ready = net.hidden[:ROWS], net.hidden[ROWS:]
    at = inputs * width
    for r in range(rows):
        for j in range(width):
            sums[r, j] = weights[at + j]
    linear(features, rows, weights[:at], sums, picks)
    at += width
    for k in range(blocks + 1):
        norm, bias = weights[at : at + width], weights[at + width : at + 2 * width]
        for r in range(rows):
            normalise(sums[r], norm, bias, ready[r])
        at += 2 * width
        if k < blocks:
            bias = weights[at + width * width : at + (width + 1) * width]
            for r in range(rows):
                for j in range(width):
                    sums[r, j] += bias[j]
            linear(ready, rows, weights[at : at + width * width], sums, picks)
            at += (width + 1) * width


@compiled(f"{NAME}.heads_at-{SOURCES}")
def heads_at(sizes: Ints) -> int:
    """Where the weights of the heads begin."""
    width = sizes[WIDTH]
    return int((sizes[FEATURES] + 1) * width + sizes[BLOCKS] * (width + 3) * width + 2 * width)


@compiled(f"{NAME}.write_shares-{SOURCES}")
def write_shares(net: NetArrays, row: int, players: int, shares: Floats) -> None:
    """The shares of the win to expect in a row that was evaluated, by relative seat, the observer first."""
    weights, width, at = net.weights, net.sizes[WIDTH], heads_at(net.sizes)
    ready, most = net.hidden[ROWS + row], np.float32(0)
    for seat in range(players):
        shares[seat] = dot(ready, weights[at + seat * width : at + (seat + 1) * width])
        shares[seat] += weights[at + MAX_SEATS * width + seat]
        most = shares[seat] if seat == 0 else max(most, shares[seat])
    whole = 0.0
    for seat in range(players):
        whole += exp(np.float64(shares[seat]) - np.float64(most))
    for seat in range(len(shares)):
        shares[seat] = exp(np.float64(shares[seat]) - np.float64(most)) / whole if seat < players else 0.0


@compiled(f"{NAME}.logit-{SOURCES}")
def logit(net: NetArrays, row: int, code: int) -> np.float32:
    """How much the policy likes an action in a row that was evaluated."""
    width = net.sizes[WIDTH]
    at = heads_at(net.sizes) + MAX_SEATS * (width + 1)
    liked = dot(net.hidden[ROWS + row], net.weights[at + code * width : at + (code + 1) * width])
    return liked + net.weights[at + net.sizes[ACTIONS] * width + code]


# -------------------------------------------------------------------------------- called from outside


@compiled(f"{NAME}.judge-{SOURCES}")
def judge(
    features: Floats, players: Ints, logits: Floats, shares: Floats, weights: Floats, sizes: Ints,
    hidden: Floats, picks: Ints,
) -> None:  # fmt: skip
    """Any number of rows: the logits of all actions, legal or not, and the shares by relative seat."""
    net = NetArrays(weights, sizes, hidden)
    for begin in range(0, len(features), ROWS):
        rows = min(ROWS, len(features) - begin)
        evaluate(net, features[begin : begin + rows], rows, picks)
        for row in range(rows):
            write_shares(net, row, players[begin + row], shares[begin + row])
            for code in range(sizes[ACTIONS]):
                logits[begin + row, code] = logit(net, row, code)


@compiled(f"{NAME}.likeliest-{SOURCES}")
def likeliest(
    features: Floats, mask: Ints, found: Ints, weights: Floats, sizes: Ints, hidden: Floats, picks: Ints
) -> None:
    """Any number of rows: the likeliest of the actions that a mask allows; -1 where it allows none."""
    net = NetArrays(weights, sizes, hidden)
    for begin in range(0, len(features), ROWS):
        rows = min(ROWS, len(features) - begin)
        evaluate(net, features[begin : begin + rows], rows, picks)
        for row in range(rows):
            best, most = -1, np.float32(0)
            for code in range(sizes[ACTIONS]):
                if mask[begin + row, code] != 0:
                    liked = logit(net, row, code)
                    if best < 0 or liked > most:
                        best, most = code, liked
            found[begin + row] = best
