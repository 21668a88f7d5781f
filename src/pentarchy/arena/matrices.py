"""The little linear algebra that ratings need, for matrices as small as the list of bots."""

Vector = list[float]
Matrix = list[list[float]]


def zeros(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(entry * value for entry, value in zip(row, vector)) for row in matrix]


def product(one: Matrix, other: Matrix) -> Matrix:
    columns = [list(column) for column in zip(*other)]
    return [times(columns, row) for row in one]


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan, the largest pivot first. The matrix must not be singular."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        scale = rows[column][column]
        rows[column] = [entry / scale for entry in rows[column]]
        for other in range(size):
            factor = rows[other][column]
            if other != column and factor:
                rows[other] = [entry - factor * pivot for entry, pivot in zip(rows[other], rows[column])]
    return [row[size:] for row in rows]
